// What is told to those who listen, through one queue and in one way at a time: through the two live regions, which a
// screen reader reads, or through `ariaNotify`, or with a voice of the browser.
//
// The regions stand in index.html from the start, or readers would miss them. Sentences of one moment become one
// announcement, in the order of channels.js; the same words within 700 ms are said once; after 3 s a region is emptied,
// so that nobody finds old news in the page; and words that are to be said again are new nodes with a mark, which makes
// them new to the reader.

import { ORDER, applies, notify, speechRule } from './channels.js';
import { onPreference, preferences } from './preferences.js';
import { Speech } from './speech.js';
import { foreign, language } from './words.js';

/** @typedef {import('./channels.js').Channel | 'answer'} Topic */

/**
 * @typedef {object} Piece a sentence to be told
 * @property {string} text
 * @property {Topic} topic
 * @property {string} lang
 * @property {boolean} cut whether it makes what was told of the game before it old news
 */

const TOGETHER = 60;
/** How long calm words stand at least before others take their place; a reader looks at a region only now and then. */
const APART = 200;
const SAME = 700;
const STAYS = 3000;
/** An invisible character by turns: text that changed is text that is read. */
const MARKS = ['', '\u200B'];

/** Whether somebody waits for it: an answer, or why something cannot be done. */
const urgent = (/** @type {Piece} */ { topic }) => ORDER[topic] === 0;

export class Announcer {
  /**
   * @param {HTMLElement} polite
   * @param {HTMLElement} assertive
   * @param {{now?: () => number, voice?: Speech}} [means]
   */
  constructor(polite, assertive, { now = () => performance.now(), voice = new Speech() } = {}) {
    this.polite = polite;
    this.assertive = assertive;
    this.now = now;
    this.voice = voice;
    /** @type {Piece[]} */
    this.queue = [];
    /** @type {Map<string, number>} */
    this.said = new Map();
    this.turn = 0;
    this.timer = 0;
    this.clearing = 0;
    this.putAt = -APART;
    /** What was announced, newest last, for tests.
     * @type {string[]} */
    this.spoken = [];
  }

  /**
   * @param {string | string[]} words
   * @param {Topic} [topic]
   * @param {{again?: boolean, lang?: string, cut?: boolean}} [how] again: even if it was just said; lang: of the words;
   *   cut: what was told of the game before is old news now
   */
  announce(words, topic = 'play', { again = false, lang = language(), cut = false } = {}) {
    const texts = [words].flat().filter((text) => text && (again || !this.#justSaid(text)));
    if (!texts.length) return;
    for (const text of texts) this.said.set(text, this.now());
    if (topic !== 'answer') {
      notify(topic, texts.join(' '), lang);
      if (!applies(speechRule(topic))) return;
    }
    const pieces = texts.map((text) => ({ text, topic, lang, cut }));
    if (pieces.some(urgent)) this.#tell(pieces);
    else {
      this.queue.push(...pieces);
      this.timer ||= window.setTimeout(() => this.#due(), TOGETHER);
    }
  }

  /** Flush, unless something was put only just now. */
  #due() {
    const left = this.putAt + APART - this.now();
    if (left <= 0) this.flush();
    else this.timer = window.setTimeout(() => this.#due(), left);
  }

  /** @param {string} text */
  #justSaid(text) {
    return this.now() - (this.said.get(text) ?? -SAME) < SAME;
  }

  /** Tell what has gathered. */
  flush() {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.#tell(this.queue.splice(0));
    for (const text of this.said.keys()) if (!this.#justSaid(text)) this.said.delete(text);
  }

  /** @param {Piece[]} gathered */
  #tell(gathered) {
    if (!gathered.length) return;
    const pieces = gathered.toSorted((a, b) => ORDER[a.topic] - ORDER[b.topic]);
    const text = pieces.map((piece) => piece.text).join(' ');
    this.spoken.push(text);
    if (this.spoken.length > 500) this.spoken.shift();
    this.putAt = this.now();
    const error = pieces[0].topic === 'error';
    if (preferences.spoken === 'voice' && this.voice.there) this.voice.say(pieces);
    else if (preferences.spoken === 'notify' && 'ariaNotify' in document) {
      /** @type {any} */ (document).ariaNotify(text, { priority: error ? 'high' : 'normal' });
    } else this.#put(error ? this.assertive : this.polite, pieces);
  }

  /**
   * @param {HTMLElement} region
   * @param {Piece[]} pieces
   */
  #put(region, pieces) {
    this.turn = 1 - this.turn;
    region.replaceChildren(...pieces.map(({ text, lang }, i) => {
      const part = document.createElement('span');
      if (typeof foreign(lang) === 'string') part.lang = lang;
      part.textContent = i < pieces.length - 1 ? `${text} ` : text + MARKS[this.turn];
      return part;
    }));
    window.clearTimeout(this.clearing);
    this.clearing = window.setTimeout(() => {
      this.polite.textContent = '';
      this.assertive.textContent = '';
    }, STAYS);
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

onPreference(() => {
  if (preferences.spoken !== 'voice') announcer?.voice.hush();
});

/**
 * @param {string | string[]} words
 * @param {Topic} [topic]
 * @param {{again?: boolean, lang?: string, cut?: boolean}} [how]
 */
export const announce = (words, topic, how) => theAnnouncer().announce(words, topic, how);
