// Questions about how things stand, and their answers: from what the table has told, or by the table itself.

import { announce } from '../announcer.js';
import { person } from '../person.js';
import { say } from '../words.js';
import { answerTo, QUERIES } from './answers.js';
import { timeOf } from './time.js';
import { VERBOSITIES, Voice } from './voice.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('./session.js').Session} Session */

/** @typedef {{type: string, query: string, say: string[], confirm?: any}} Answer */

export class Asking {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** The last answer, until the game goes on.
     * @type {string[]} */
    this.answer = [];
    /** What happened in this deal up to the newest message, and what was counted last in this game.
     * @type {GameEvent[]} */
    this.history = [];
    /** @type {GameEvent | null} */
    this.counted = null;
    /** How much is said to us.
     * @type {import('./voice.js').Verbosity} */
    this.verbosity = person.now?.verbosity ?? 'normal';
  }

  /** @param {import('../api.js').GameMessage} game as a whole */
  restart({ history, counted }) {
    this.history = history;
    this.counted = counted;
  }

  /** @param {GameEvent[]} events since */
  happened(events) {
    for (const event of events) {
      this.history = event.type === 'DealBegan' ? [event] : [...this.history, event];
      if (event.type === 'Counted') this.counted = event;
    }
  }

  /** Ask the table something, in the words of its commands. The answer is shown and spoken.
   * @param {string} text
   * @returns {Promise<Answer | any>} */
  async ask(text) {
    const { session } = this;
    const answer = await session.send({ type: 'command', version: session.version, seat: session.device.covered ? null : session.seat, text });
    if (answer?.type !== 'answer') return answer;
    if (VERBOSITIES.includes(answer.query)) void this.hear(answer.query);
    this.#show(answer.query, answer.say);
    return answer;
  }

  /**
   * @param {string} query
   * @param {string[]} lines
   * @returns {Answer}
   */
  #show(query, lines) {
    this.answer = lines;
    announce(lines, 'answer', { again: true });
    this.session.redraw();
    return { type: 'answer', query, say: lines };
  }

  /** Ask how things stand. What the table told is enough to answer; only before a game it is asked itself.
   * @param {string} query one of `QUERIES`
   * @returns {Promise<any> | Answer} */
  query(query) {
    const { newest, table, device } = this.session;
    if (!newest || !table || !QUERIES.includes(query)) return this.ask(query);
    this.session.complaint = null;
    // While the device goes from hand to hand, nobody hears what is for another.
    if (device.covered) return this.#show(query, [say('web-pass-device', { player: this.session.name(device.next ?? 0) })]);
    const heard = {
      view: newest.view, asked: newest.asked, history: this.history, counted: this.counted, rules: table.rules_say,
      left: newest.seat === null ? null : timeOf(this.session, newest.seat)?.left ?? null,
    };
    return this.#show(query, answerTo(query, heard, new Voice(table, newest.seat, this.verbosity)));
  }

  /** What was asked and answered, for the log of text mode.
   * @param {string} question
   * @param {string[]} lines */
  write(question, lines) {
    const { log, device, seat } = this.session;
    const eyes = device.covered ? null : seat;
    for (const text of [`> ${question}`, ...lines]) log.add({ channel: 'answer', eyes, text });
    this.answer = [];
    this.session.redraw();
  }

  /** Be told so much from now on; what the game asks comes anew, said so.
   * @param {import('./voice.js').Verbosity} verbosity */
  hear(verbosity) {
    this.verbosity = verbosity;
    return this.session.send({ type: 'listen', verbosity });
  }
}
