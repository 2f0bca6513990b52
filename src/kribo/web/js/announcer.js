// What a screen reader is told, through one queue and two live regions.
//
// The regions stand in index.html from the start, or readers would miss them. Sentences of one moment become one
// announcement; the same words within 700 ms are said once; after 3 s a region is emptied, so that nobody finds old
// news in the page; and words that are to be said again get a mark that makes them new to the reader.

import { preferences } from './preferences.js';

export const PRIORITIES = ['error', 'turn', 'score', 'play', 'table', 'chat'];
/** @typedef {'error' | 'turn' | 'score' | 'play' | 'table' | 'chat'} Priority */

const TOGETHER = 60;
const SAME = 700;
const STAYS = 3000;
/** Two invisible characters by turns: text that changed is text that is read. */
const MARKS = ['', '\u200B'];

export class Announcer {
  /**
   * @param {HTMLElement} polite
   * @param {HTMLElement} assertive
   * @param {() => number} [now]
   */
  constructor(polite, assertive, now = () => performance.now()) {
    this.polite = polite;
    this.assertive = assertive;
    this.now = now;
    /** @type {{text: string, priority: Priority}[]} */
    this.queue = [];
    /** @type {Map<string, number>} */
    this.said = new Map();
    this.turn = 0;
    this.timer = 0;
    this.clearing = 0;
    /** What was announced, newest last, for "again" and for tests.
     * @type {string[]} */
    this.spoken = [];
  }

  /**
   * @param {string | string[]} words
   * @param {Priority} [priority]
   * @param {{again?: boolean}} [how] again: even if it was just said
   */
  announce(words, priority = 'play', { again = false } = {}) {
    for (const text of [words].flat()) {
      if (!text) continue;
      const at = this.now();
      if (!again && at - (this.said.get(text) ?? -SAME) < SAME) continue;
      this.said.set(text, at);
      this.queue.push({ text, priority });
    }
    if (this.queue.length && !this.timer) this.timer = window.setTimeout(() => this.flush(), TOGETHER);
  }

  /** Say what has gathered: errors at once, the rest in the order in which it happened, turns last. */
  flush() {
    window.clearTimeout(this.timer);
    this.timer = 0;
    const gathered = this.queue.splice(0);
    this.#put(this.assertive, gathered.filter(({ priority }) => priority === 'error'));
    const calm = gathered.filter(({ priority }) => priority !== 'error');
    // A question comes last, after the news that it is about.
    this.#put(this.polite, [
      ...calm.filter(({ priority }) => priority !== 'turn'),
      ...calm.filter(({ priority }) => priority === 'turn'),
    ]);
    for (const [text, at] of this.said) if (this.now() - at > SAME) this.said.delete(text);
  }

  /**
   * @param {HTMLElement} region
   * @param {{text: string}[]} parts
   */
  #put(region, parts) {
    if (!parts.length) return;
    const text = parts.map((part) => part.text).join(' ');
    this.turn = 1 - this.turn;
    region.textContent = text + MARKS[this.turn];
    this.spoken.push(text);
    if (this.spoken.length > 500) this.spoken.shift();
    if (preferences.speak && 'speechSynthesis' in window) this.#aloud(text);
    window.clearTimeout(this.clearing);
    this.clearing = window.setTimeout(() => {
      this.polite.textContent = '';
      this.assertive.textContent = '';
    }, STAYS);
  }

  /** @param {string} text */
  #aloud(text) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = document.documentElement.lang;
    window.speechSynthesis.speak(utterance);
  }
}

/** @type {Announcer | null} */
let announcer = null;

/** The page's announcer. */
export function theAnnouncer() {
  announcer ??= new Announcer(
    /** @type {HTMLElement} */ (document.getElementById('polite')),
    /** @type {HTMLElement} */ (document.getElementById('assertive')),
  );
  return announcer;
}

/**
 * @param {string | string[]} words
 * @param {Priority} [priority]
 * @param {{again?: boolean}} [how]
 */
export const announce = (words, priority, how) => theAnnouncer().announce(words, priority, how);
