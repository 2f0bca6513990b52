// The keys of a table as data: what can be done by a key, which key usually does it, and which on this device.
//
// A key is written by its place, `Shift+KeyS`, so that it is the same in every layout. A single sign, `?`, is a sign
// wherever a layout has it. What somebody chose comes before what is usual, and signs before places.

import { prefer, preferences } from './preferences.js';
import { say } from './words.js';

/**
 * @typedef {object} Action
 * @property {string} id the name of the question, or what else is done
 * @property {string} group
 * @property {string} usual
 */

/** @type {Record<string, Record<string, string>>} */
const USUAL = {
  ask: {
    count: 'KeyC', hand: 'KeyH', starter: 'KeyX', table: 'KeyV', scores: 'KeyS', details: 'Shift+KeyS', turn: 'KeyT',
    dealer: 'KeyR', legal: 'KeyL', again: 'KeyA', breakdown: 'KeyB', clock: 'KeyK', who: 'KeyW', options: 'KeyO', help: '?',
  },
  table: {
    earlier: ',', later: '.', talk: '/', number: 'KeyM', pause: 'KeyP', verbosity: 'Shift+KeyV', sound: 'Shift+KeyM',
  },
  go: { 'go-hand': 'Alt+KeyM', 'go-table': 'Alt+KeyV', 'go-log': 'Alt+KeyH', 'go-talk': 'Alt+KeyC' },
};

export const GROUPS = Object.keys(USUAL);

/** @type {Action[]} */
export const ACTIONS = GROUPS.flatMap((group) => Object.entries(USUAL[group]).map(([id, usual]) => ({ id, group, usual })));

/** What can be asked of a table. */
export const QUESTIONS = Object.keys(USUAL.ask);

/** What the keys do that nobody can change. */
export const FIXED = ['move', 'card', 'confirm', 'undo', 'menu', 'help', 'phrase'];

const BY_ID = new Map(ACTIONS.map((action) => [action.id, action]));

/** The key of an action on this device; '' for none.
 * @param {string} id
 * @returns {string} */
export const keyOf = (id) => (typeof preferences.bound[id] === 'string' ? preferences.bound[id] : usualKey(id));

/** @param {string} id */
export const usualKey = (id) => BY_ID.get(id)?.usual ?? '';

/** Give actions other keys.
 * @param {Record<string, string>} keys */
export function bind(keys) {
  const bound = Object.entries({ ...preferences.bound, ...keys }).filter(([id, key]) => BY_ID.has(id) && key !== usualKey(id));
  prefer({ bound: Object.fromEntries(bound) });
}

/** Give all actions their usual keys again. */
export const unbind = () => prefer({ bound: {} });

/** Whether a key is a single one: one that a screen reader may want for itself, and that can be switched off.
 * @param {string} key */
export const isSingle = (key) => !key.startsWith('Alt+');

const PLACES = /^(?:Key[A-Z]|Minus|Equal|Bracket(?:Left|Right)|Semicolon|Quote|Backquote|Backslash|Comma|Period|Slash|Intl(?:Backslash|Ro|Yen))$/;

/** @param {KeyboardEvent} event */
const place = ({ code, altKey, shiftKey }) => `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${code}`;

/** A pressed key as it is written; '' for one that cannot be given to an action.
 * @param {KeyboardEvent} event */
export const written = (event) => (PLACES.test(event.code) && !event.ctrlKey && !event.metaKey ? place(event) : '');

/** What a pressed key does.
 * @param {KeyboardEvent} event
 * @returns {string | undefined} */
export function actionOf(event) {
  if (event.ctrlKey || event.metaKey) return undefined;
  const pressed = place(event);
  const own = ACTIONS.filter(({ id, usual }) => keyOf(id) === usual);
  const found = ACTIONS.find(({ id, usual }) => keyOf(id) === pressed && pressed !== usual)
    ?? (event.altKey ? undefined : own.find(({ usual }) => usual === event.key))
    ?? own.find(({ usual }) => usual === pressed);
  return found?.id;
}

/** Who has a key already.
 * @param {string} key
 * @returns {string | undefined} */
export const ownerOf = (key) => ACTIONS.find(({ id }) => key && keyOf(id) === key)?.id;

// What keys are called

/** The signs of the keys of this keyboard, where the browser tells them.
 * @type {Map<string, string>} */
let layout = new Map();

/** Learn how the keys of this keyboard are called, and draw again.
 * @param {() => void} redraw */
export async function learnLayout(redraw) {
  const { keyboard } = /** @type {{keyboard?: {getLayoutMap(): Promise<Map<string, string>>}}} */ (/** @type {unknown} */ (navigator));
  try {
    if (keyboard) layout = await keyboard.getLayoutMap();
  } catch {
    // A browser may refuse; the places have names of their own.
  }
  if (layout.size) redraw();
}

/** What stands on a key where nothing else is known.
 * @type {Record<string, string>} */
const SIGNS = {
  Minus: '-', Equal: '=', BracketLeft: '[', BracketRight: ']', Semicolon: ';', Quote: "'", Backquote: '`', Backslash: '\\',
  Comma: ',', Period: '.', Slash: '/',
};

/** A key as it is shown: “Shift+S”.
 * @param {string} key */
export function sayKey(key) {
  if (key.length < 2) return key;
  const parts = key.split('+');
  const code = parts.pop() ?? '';
  return [...parts, (layout.get(code) ?? SIGNS[code] ?? code.replace(/^Key/, '')).toUpperCase()].join('+');
}

/** @type {Record<string, string>} */
const SPELT = { ',': 'comma', '.': 'period', '/': 'slash', '?': 'question' };

/** A key as it is told, with the name of a sign that is easily missed by eye and by ear.
 * @param {string} key */
export function tellKey(key) {
  if (!key) return say('web-keys-none');
  const shown = sayKey(key);
  return SPELT[shown] ? say('web-key-sign', { sign: SPELT[shown] }) : shown;
}

/** What an action is called.
 * @param {string} id */
export const actionName = (id) => (QUESTIONS.includes(id) ? say('web-ask', { query: id }) : say('web-keys-action', { action: id }));

/** The key of an action for the menu, '' where it has none or does nothing.
 * @param {string} id */
export function menuKey(id) {
  const key = keyOf(id);
  return key && (preferences.keys || !isSingle(key)) ? sayKey(key) : '';
}
