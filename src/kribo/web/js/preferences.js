// What a person chose on this device; it stays in this browser.

const KEY = 'kribo';

/**
 * @typedef {object} Preferences
 * @property {'auto' | 'light' | 'dark' | 'contrast'} theme
 * @property {'two' | 'four'} deck suits in two or in four colours
 * @property {'auto' | 'classic' | 'jumbo'} faces
 * @property {number} size of text, in percent
 * @property {'usual' | 'clear'} font clear: one whose letters are hard to mistake
 * @property {'usual' | 'wide'} spacing between letters, words and lines
 * @property {Speed} speed
 * @property {'auto' | 'button' | 'again' | 'once'} confirm how a chosen card is played; auto: by the device
 * @property {boolean} forced whether the only card that fits is laid at once
 * @property {boolean} sound
 * @property {number} volumeGame 0..100, as the next two
 * @property {number} volumeCues of what calls for somebody: the turn, the time
 * @property {number} volumeChat of talk, and of who comes and goes
 * @property {boolean} stereo whether each seat sounds from its own place
 * @property {boolean} captions whether sounds are also written
 * @property {Cue[]} turn how one is told that it is one's turn
 * @property {Cue[]} low how one is told that time is short
 * @property {boolean} keys whether single keys do things
 * @property {'page' | 'table'} keysWhere where they do: everywhere at a table, or on the hand, the table and its buttons
 * @property {Record<string, string>} bound the keys of actions that have others than usual
 * @property {'regions' | 'notify' | 'voice'} spoken how announcements are heard: from the live regions, by `ariaNotify`, or
 *   from a voice of the browser
 * @property {Record<string, string>} voices the voice of each language, where one was chosen
 * @property {number} rate of that voice, in percent
 * @property {number} loudness of that voice, 0..100
 * @property {Record<string, import('./channels.js').Rule>} speech when each channel is spoken, where that was chosen
 * @property {Record<string, import('./channels.js').Rule>} notices when each is shown as a notification, where that was chosen
 * @property {boolean} times whether the log shows when things happened
 * @property {boolean} text text mode
 * @property {string} level of the computer played last
 * @property {string} variant
 * @property {'local' | 'international'} letters on the cards
 */

/** @typedef {'instant' | 'fast' | 'normal' | 'slow' | 'step'} Speed */

/** @typedef {'sound' | 'frame' | 'vibration' | 'title'} Cue */

/** @type {Cue[]} */
export const CUES = ['sound', 'frame', 'vibration', 'title'];

/** The sizes of text that can be chosen, in percent. */
export const SIZES = [100, 125, 150, 175, 200];

/** @type {Preferences} */
const USUAL = {
  theme: 'auto',
  deck: 'two',
  faces: 'auto',
  size: 100,
  font: 'usual',
  spacing: 'usual',
  speed: 'normal',
  confirm: 'auto',
  forced: true,
  sound: true,
  volumeGame: 40,
  volumeCues: 50,
  volumeChat: 40,
  stereo: true,
  captions: false,
  turn: CUES,
  low: CUES,
  keys: true,
  keysWhere: 'page',
  bound: {},
  spoken: 'regions',
  voices: {},
  rate: 100,
  loudness: 100,
  speech: {},
  notices: {},
  times: false,
  text: false,
  level: '',
  variant: '',
  letters: 'local',
};

/** @type {Preferences} */
export const preferences = { ...USUAL, ...stored() };

const listeners = /** @type {Set<() => void>} */ (new Set());

/** Call a function after every change.
 * @param {() => void} listener
 * @returns {() => void} ends that */
export function onPreference(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Partial<Preferences>} changes */
export function prefer(changes) {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
  applyPreferences();
  for (const listener of listeners) listener();
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Show the choices that style sheets know about. */
export function applyPreferences() {
  const { dataset } = document.documentElement;
  dataset.theme = preferences.theme !== 'auto'
    ? preferences.theme
    : contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
  dataset.deck = preferences.deck === 'four' || dataset.theme === 'contrast' ? 'four' : 'two';
  dataset.size = String(preferences.size);
  dataset.font = preferences.font;
  dataset.spacing = preferences.spacing;
  dataset.speed = pace();
  dataset.ui = preferences.text ? 'text' : 'table';
  dataset.captions = preferences.captions ? 'on' : 'off';
}

for (const query of [dark, contrast, still]) query.addEventListener('change', applyPreferences);

/** The speed in use: who wants no motion gets none, but may still go step by step.
 * @returns {Speed} */
export function pace() {
  return still.matches && preferences.speed !== 'step' ? 'instant' : preferences.speed;
}
