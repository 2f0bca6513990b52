// Announcements read aloud by a voice of the browser, for those who use no screen reader.
//
// A sentence at a time. What somebody waits for silences older talk of the game, which the log keeps; talk of people
// and news of the table only wait, and what was cut short of them is said again.

import { ORDER } from './channels.js';
import { preferences } from './preferences.js';
import { inLatin } from './serbian.js';

/** @typedef {import('./announcer.js').Piece} Piece */

/** The order from which on something is no talk of the game. */
const ASIDE = ORDER.table;
/** A browser that forgets to say that it has finished must not silence all that follows. */
const [PER_LETTER, AT_LEAST] = [150, 5000];

/** Languages whose voices read a language well where it has none of its own. */
const NEAR = /** @type {Record<string, string[]>} */ ({ sr: ['hr', 'bs', 'sh'] });

/** The tag of a voice; some systems write `sr_RS`.
 * @param {SpeechSynthesisVoice} voice */
export const tagOf = ({ lang }) => lang.replaceAll('_', '-');

/** The language of a tag: `sr` of `sr-Latn-RS`.
 * @param {string} tag */
const tongue = (tag) => tag.toLowerCase().split('-')[0];

/** The voices of a language, those of its own before those of its neighbours.
 * @param {string} lang
 * @param {SpeechSynthesisVoice[]} [all] */
export function voicesFor(lang, all = window.speechSynthesis?.getVoices() ?? []) {
  const wanted = [tongue(lang), ...(NEAR[tongue(lang)] ?? [])];
  return wanted.flatMap((one) => all.filter((voice) => tongue(tagOf(voice)) === one));
}

export class Speech {
  /** @param {SpeechSynthesis | undefined} [synth] */
  constructor(synth = window.speechSynthesis) {
    this.synth = synth;
    /** @type {Piece[]} */
    this.waiting = [];
    /** @type {Piece | null} */
    this.current = null;
    /** Kept, because browsers forget an utterance that nobody else holds.
     * @type {SpeechSynthesisUtterance | null} */
    this.utterance = null;
    this.watch = 0;
  }

  get there() {
    return Boolean(this.synth);
  }

  /** Say pieces that belong together.
   * @param {Piece[]} pieces */
  say(pieces) {
    const first = Math.min(...pieces.map(({ topic }) => ORDER[topic]));
    const acted = pieces.some(({ cut }) => cut);
    const asks = pieces.some(({ topic }) => topic === 'turn');
    if (acted || first === 0) {
      // A question still holds while an answer or an error is read, but not once we have acted.
      this.waiting = this.waiting.filter(({ topic }) => ORDER[topic] >= (acted ? ASIDE : ORDER.turn));
      this.#stop();
    } else if (asks) {
      this.waiting = this.waiting.filter(({ topic }) => topic !== 'turn');
      if (this.current && ORDER[this.current.topic] >= ASIDE) this.#stop();
    }
    this.waiting = [...this.waiting, ...pieces].sort((a, b) => ORDER[a.topic] - ORDER[b.topic]);
    this.#next();
  }

  /** End all talk. */
  hush() {
    this.waiting = [];
    this.current = null;
    window.clearTimeout(this.watch);
    this.synth?.cancel();
  }

  /** End what is being said; what is no talk of the game is said later. */
  #stop() {
    const { current } = this;
    if (!current) return;
    if (ORDER[current.topic] >= ASIDE) this.waiting = [current, ...this.waiting];
    this.current = null;
    window.clearTimeout(this.watch);
    this.synth?.cancel();
  }

  #next() {
    if (this.current || !this.synth) return;
    const piece = this.waiting.shift() ?? null;
    this.current = piece;
    if (!piece) return;
    const utterance = this.#utterance(piece);
    this.utterance = utterance;
    const over = () => {
      if (this.current !== piece) return;
      window.clearTimeout(this.watch);
      this.current = null;
      this.#next();
    };
    utterance.onend = over;
    utterance.onerror = over;
    this.watch = window.setTimeout(over, AT_LEAST + piece.text.length * PER_LETTER / utterance.rate);
    this.synth.speak(utterance);
  }

  /** @param {Piece} piece */
  #utterance({ text, lang }) {
    const all = this.synth?.getVoices() ?? [];
    const chosen = all.find(({ voiceURI }) => voiceURI === preferences.voices[lang]) ?? voicesFor(lang, all)[0] ?? null;
    const strange = chosen && tongue(lang) === 'sr' && tongue(tagOf(chosen)) !== 'sr';
    const utterance = new SpeechSynthesisUtterance(strange ? inLatin(text) : text);
    utterance.voice = chosen;
    utterance.lang = chosen ? tagOf(chosen) : lang;
    utterance.rate = preferences.rate / 100;
    utterance.volume = preferences.loudness / 100;
    return utterance;
  }
}
