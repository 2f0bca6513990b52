// The keys of the table: what each action of the map does, and the few keys that are always the same. They are read by
// place as well as by sign, so that they work in every layout; each does something that a menu offers too; none of them
// destroys anything. Single keys can be switched off, or listen only where the game is.

import { announce } from '../announcer.js';
import { QUESTIONS, actionOf, isSingle, keyOf } from '../keymap.js';
import { prefer, preferences } from '../preferences.js';
import { say } from '../words.js';
import { actions } from './action.js';
import { choose, focusHand, handCards } from './hand.js';
import { help, question } from './helping.js';
import { read } from './log.js';
import { askedNumbers, askedPlaces, typeDigit } from './pad.js';
import { VERBOSITIES } from './voice.js';

/** @typedef {import('./session.js').Session} Session */

/** @typedef {import('./menu.js').Doing} Doing */

/** Where single keys listen that do not listen everywhere: the hand, the mat, and what belongs to the game. */
const GAME = '.mat, .bottom, .mine, .choices, .plainlog';

/**
 * What an action does; false where there is nothing to do.
 * @type {Record<string, (session: Session, doing: Doing) => boolean | void>}
 */
const DOES = {
  ...Object.fromEntries(QUESTIONS.map((query) => [query, (/** @type {Session} */ session, /** @type {Doing} */ doing) => question(session, query, doing)])),
  earlier: (session) => read(session, -1),
  later: (session) => read(session, 1),
  talk: (_, doing) => doing.sheet('talk'),
  number: (_, doing) => /** @type {HTMLElement | null} */ (doing.root().querySelector('.pad button'))?.focus(),
  pause: (session) => {
    if (!session.mine.length) return false;
    void session.send({ type: session.table?.status === 'paused' ? 'resume' : 'pause' });
    return true;
  },
  verbosity: (session) => {
    const verbosity = VERBOSITIES[(VERBOSITIES.indexOf(session.asking.verbosity) + 1) % VERBOSITIES.length];
    announce(say('verbosity', { verbosity }), 'answer');
    void session.asking.hear(verbosity);
  },
  sound: (session) => {
    prefer({ sound: !preferences.sound });
    announce(say('web-sound-state', { on: preferences.sound ? 'yes' : 'no' }), 'answer');
    session.redraw();
  },
  'go-hand': (_, doing) => focusHand(doing.root()),
  'go-table': (_, doing) => { goTo('.mat', '', doing); },
  'go-log': (_, doing) => goTo('.log', 'log', doing),
  'go-talk': (_, doing) => goTo('.phrases button', 'talk', doing),
};

/**
 * What a key does, or false when it is not ours.
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @param {Doing} doing
 * @returns {boolean}
 */
export function onKey(event, session, doing) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.defaultPrevented || event.isComposing || target.closest('input, textarea, select, dialog[open], [contenteditable]')) return false;
  return always(event, target, session, doing) || mapped(event, target, session, doing);
}

/**
 * The keys that are always the same.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 * @param {Session} session
 * @param {Doing} doing
 */
function always(event, target, session, doing) {
  const { key, code, altKey, shiftKey } = event;
  if (event.metaKey) return false;
  if (event.ctrlKey) return !altKey && !shiftKey && isZ(event) && undo(session);
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (altKey) return digit ? phrase(session, Number(digit)) : false;
  if (digit && !shiftKey) return listens('1', target) && onDigit(digit, session);
  switch (key) {
    case 'F1':
      if (shiftKey) doing.sheet('rules');
      else help(session, doing);
      return true;
    case 'Escape': case 'ContextMenu':
      doing.sheet('menu');
      return true;
    case 'Enter': return confirm(target, session);
    case 'Backspace': return undo(session);
    default: return false;
  }
}

/** Z by its sign, or by its place where the layout has other letters.
 * @param {KeyboardEvent} event */
const isZ = ({ key, code }) => key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));

/**
 * The keys that people can choose.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 * @param {Session} session
 * @param {Doing} doing
 */
function mapped(event, target, session, doing) {
  const action = actionOf(event);
  if (!action || !listens(keyOf(action), target)) return false;
  // A key that is held down reads on; it does nothing else twice.
  if (event.repeat && action !== 'earlier' && action !== 'later') return true;
  return DOES[action](session, doing) !== false;
}

/**
 * Whether a key is listened to while the focus is there.
 * @param {string} key
 * @param {HTMLElement} target
 */
const listens = (key, target) => !isSingle(key)
  || (preferences.keys && (preferences.keysWhere === 'page' || Boolean(target.closest(GAME))));

/**
 * Put the focus on a place, or show the sheet that holds it.
 * @param {string} place
 * @param {string} sheet
 * @param {Doing} doing
 */
function goTo(place, sheet, doing) {
  const found = /** @type {HTMLElement | null} */ (doing.root().querySelector(place));
  if (found?.offsetParent) found.focus();
  else if (sheet) doing.sheet(sheet);
  if (sheet === 'log') /** @type {HTMLElement | null} */ (doing.root().querySelector('dialog[open] .log'))?.focus();
}

/**
 * @param {Session} session
 * @param {number} number
 */
function phrase(session, number) {
  const id = session.offers?.phrases[number - 1]?.id;
  if (id) void session.send({ type: 'chat', phrase: id });
  return number > 0;
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
