// The keys of the table. They are read by the place of the key as well as by its sign, so that they work in every
// layout; each does something that a menu offers too; none of them destroys anything. They can be switched off.

import { announce } from '../announcer.js';
import { prefer, preferences } from '../preferences.js';
import { say } from '../words.js';
import { actions } from './action.js';
import { choose, focusHand, handCards } from './hand.js';
import { read } from './log.js';
import { askedNumbers, askedPlaces, typeDigit } from './pad.js';
import { VERBOSITIES } from './voice.js';

/** @typedef {import('./session.js').Session} Session */

/** Questions by the place of their key. */
const ASKS = /** @type {Record<string, string>} */ ({
  KeyC: 'count', KeyH: 'hand', KeyX: 'starter', KeyV: 'table', KeyS: 'scores', 'Shift+KeyS': 'details', KeyT: 'turn',
  KeyR: 'dealer', KeyL: 'legal', KeyA: 'again', KeyB: 'breakdown', KeyK: 'clock', KeyW: 'who', KeyO: 'options',
});

/**
 * @typedef {object} Doing
 * @property {(name: string) => void} sheet
 * @property {() => ParentNode} root
 */

/**
 * What a key does, or false when it is not ours.
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @param {Doing} doing
 * @returns {boolean}
 */
export function onKey(event, session, doing) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.defaultPrevented || target.closest('input, textarea, select, dialog, [contenteditable]')) return false;
  if (event.altKey && !event.ctrlKey && !event.metaKey) return withAlt(event.code, session, doing);
  if (event.ctrlKey || event.metaKey) return false;
  if (event.key === 'F1') {
    if (event.shiftKey) doing.sheet('rules');
    else session.query('help');
    return true;
  }
  if (event.key === 'Escape' || event.key === 'ContextMenu') {
    doing.sheet('menu');
    return true;
  }
  if (event.key === 'Enter') return confirm(target, session);
  if (event.key === 'Backspace') return undo(session);
  if (!preferences.keys) return false;
  return single(event, session, doing);
}

/**
 * @param {string} code
 * @param {Session} session
 * @param {Doing} doing
 */
function withAlt(code, session, doing) {
  const root = doing.root();
  if (code === 'KeyM') {
    focusHand(root);
    return true;
  }
  const place = { KeyH: '.log', KeyV: '.mat', KeyC: '.phrases button' }[code];
  if (place) {
    const found = /** @type {HTMLElement | null} */ (root.querySelector(place));
    if (found?.offsetParent) found.focus();
    else if (code !== 'KeyV') doing.sheet(code === 'KeyH' ? 'log' : 'talk');
    if (code === 'KeyH') /** @type {HTMLElement | null} */ (root.querySelector('dialog[open] .log'))?.focus();
    return true;
  }
  const phrase = /^Digit([1-9])$/.exec(code)?.[1];
  if (phrase) {
    const id = session.offers?.phrases[Number(phrase) - 1]?.id;
    if (id) void session.send({ type: 'chat', phrase: id });
    return true;
  }
  return false;
}

/** Enter on a card, or anywhere but on another button, presses the primary button.
 * @param {HTMLElement} target
 * @param {Session} session */
function confirm(target, session) {
  const card = /** @type {HTMLElement | null} */ (target.closest('[data-card]'));
  if (!card && target.closest('button, a, summary')) return false;
  const wanted = session.shown?.view.legal.Play;
  if (card && session.myTurn && wanted && !session.chosen.includes(Number(card.dataset.card))) {
    choose(session, Number(card.dataset.card));
    if (!session.chosen.length) return true;
  }
  const { primary } = actions(session);
  if (primary.run) primary.run();
  else announce(primary.label, 'answer', { again: true });
  return true;
}

/** @param {Session} session */
function undo(session) {
  if (session.chosen.length || session.number !== null) {
    session.chosen = session.chosen.slice(0, -1);
    session.number = null;
    session.redraw();
    return true;
  }
  const back = actions(session).others.find(({ id }) => id === 'take-back');
  back?.run?.();
  return Boolean(back);
}

/**
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @param {Doing} doing
 */
function single(event, session, doing) {
  const { code, key, shiftKey } = event;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (digit && !shiftKey) return onDigit(digit, session);
  if (key === '?') {
    session.query('help');
    return true;
  }
  if (key === '/') {
    doing.sheet('talk');
    return true;
  }
  if (key === ',' || key === '.') {
    read(session, key === ',' ? -1 : 1);
    return true;
  }
  const query = ASKS[shiftKey ? `Shift+${code}` : code];
  if (query) {
    session.query(query);
    return true;
  }
  if (code === 'KeyP' && !shiftKey && session.mine.length) {
    void session.send({ type: session.table?.status === 'paused' ? 'resume' : 'pause' });
    return true;
  }
  if (code === 'KeyM' && !shiftKey) {
    /** @type {HTMLElement | null} */ (doing.root().querySelector('.pad button'))?.focus();
    return true;
  }
  if (code === 'KeyM') {
    prefer({ sound: !preferences.sound });
    announce(say('web-sound-state', { on: preferences.sound ? 'yes' : 'no' }), 'answer');
    session.redraw();
    return true;
  }
  if (code === 'KeyV' && shiftKey) {
    const verbosity = VERBOSITIES[(VERBOSITIES.indexOf(session.verbosity) + 1) % VERBOSITIES.length];
    announce(say('verbosity', { verbosity }), 'answer');
    void session.hear(verbosity);
    return true;
  }
  return false;
}

/**
 * @param {string} digit
 * @param {Session} session
 */
function onDigit(digit, session) {
  if (askedNumbers(session) || askedPlaces(session)) return typeDigit(session, digit);
  const card = handCards(session)[Number(digit) - 1];
  if (card === undefined) return false;
  choose(session, card);
  return true;
}
