// What happened at a table, as the log keeps it: the last 500 events in four views, and the line that is being read.

import { preferences } from '../preferences.js';
import { language } from '../words.js';

/** @typedef {'all' | 'game' | 'chat' | 'system'} View */
/** @type {View[]} */
export const VIEWS = ['all', 'game', 'chat', 'system'];

const LENGTH = 500;

/**
 * @typedef {object} Entry
 * @property {number} id
 * @property {'game' | 'answer' | 'chat' | 'system'} channel answer: to a question about the game
 * @property {number | null} eyes the seat through whose eyes it was seen; null where everybody may know it
 * @property {string} deal in which it happened, if in any
 * @property {number | null} side
 * @property {string} text
 * @property {string} lang the language of the text
 * @property {string} key of what was said by a person: who and when
 * @property {import('../api.js').GameEvent | null} played a card that was laid, to be shown as a card
 * @property {number} points
 * @property {number} at when it happened
 */

/**
 * @typedef {object} Reader
 * @property {number | null} seat
 * @property {boolean} shared whether several people play at this device
 * @property {boolean} covered whether nobody is to see anything now
 */

/** @param {number} number */
const two = (number) => String(number).padStart(2, '0');

/** The time of an event.
 * @param {Entry} entry */
export function clock({ at }) {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

export class History {
  /** @param {() => Reader} reader */
  constructor(reader) {
    this.reader = reader;
    /** @type {Entry[]} */
    this.entries = [];
    this.next = 0;
    /** @type {View} */
    this.view = 'all';
    /** The line that is being read, by its id. */
    this.at = -1;
  }

  /** @param {Pick<Entry, 'channel' | 'text'> & Partial<Entry>} entry */
  add(entry) {
    const made = {
      eyes: null, deal: '', side: null, lang: language(), key: '', played: null, points: 0, at: Date.now(), ...entry, id: this.next++,
    };
    this.entries = [...this.entries.slice(1 - LENGTH), made];
  }

  /** Forget what was seen of a deal through other eyes, because it is told anew through those of a seat: what one saw
   * as a spectator, and where nobody shares the device, all else.
   * @param {string} deal
   * @param {number | null} seat */
  forget(deal, seat) {
    const { shared } = this.reader();
    this.entries = this.entries.filter((entry) => entry.deal !== deal || entry.eyes === seat || (shared && entry.eyes !== null));
  }

  /** Say what people said in other words, by who said it and when.
   * @param {Map<string, string>} texts */
  reword(texts) {
    this.entries = this.entries.map((entry) => {
      const text = entry.key && texts.get(entry.key);
      return text ? { ...entry, text, lang: language() } : entry;
    });
  }

  /** What the reader may see of a view. Where several people share a device, each finds what was seen through their own
   * eyes, and nobody finds anything of the game between two of them.
   * @param {View} [view] */
  of(view = this.view) {
    const { seat, shared, covered } = this.reader();
    return this.entries.filter(({ channel, eyes }) => (eyes === null || !shared || (!covered && eyes === seat))
      && (view === 'all' || view === channel || (view === 'game' && channel === 'answer')));
  }

  /** Change the view, to the left or to the right.
   * @param {number} step */
  turn(step) {
    this.view = VIEWS[(VIEWS.indexOf(this.view) + step + VIEWS.length) % VIEWS.length];
  }

  /** The line that is being read, if it is in this view. */
  get line() {
    return this.of().find(({ id }) => id === this.at) ?? null;
  }

  /** Go some lines on or back; who has not read yet, or not in this view, begins with the newest.
   * @param {number} step */
  go(step) {
    const lines = this.of();
    const at = lines.findIndex(({ id }) => id === this.at);
    const to = at < 0 && Number.isFinite(step) ? lines.length - 1 : Math.max(0, Math.min((at < 0 ? 0 : at) + step, lines.length - 1));
    this.at = lines[to]?.id ?? -1;
    return lines[to] ?? null;
  }

  /** A line as text.
   * @param {Entry} entry */
  words(entry) {
    return preferences.times ? `${clock(entry)} ${entry.text}` : entry.text;
  }

  /** All lines of this view as text. */
  get text() {
    return this.of().map((entry) => `${this.words(entry)}\n`).join('');
  }
}
