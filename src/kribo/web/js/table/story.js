// What is shown, and when: the game as it was told so far, one event after the other at the reader's speed.
//
// The server may be far ahead: hands are counted faster than people read. Moves wait here in a queue, and `shown` is the
// game as far as it was told. `finish` tells the rest at once; nothing that waits here is ever needed to play on.

import { pace } from '../preferences.js';
import { steps } from './cadence.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('../api.js').GameMessage} GameMessage */
/** @typedef {import('../api.js').Moved} Moved */
/** @typedef {import('../api.js').View} View */
/** @typedef {import('./cadence.js').Step} Step */

/** Milliseconds at normal speed. */
const BEATS = /** @type {Record<string, number>} */ ({
  DealCut: 500, CutTied: 700, LotsDrawn: 500, Dealt: 360, Discarded: 180, BidMade: 450, CribBought: 700,
  StarterCut: 650, Played: 260, SaidGo: 480, CountRestarted: 420, Pegged: 460, Claimed: 420, Called: 500, TimedOut: 600,
  HeelsLost: 500,
});
const COUNT_STEP = 500;
/** How long a finished count stays before the next thing happens. */
const COUNT_HOLD = 1300;
const SPEEDS = { instant: 0, fast: 0.5, normal: 1, slow: 1.9, step: 1 };
/** How long a chip shows what the table did for somebody. */
const AUTO_CHIP = 600;

/**
 * @typedef {object} Count a hand that is being counted on the table
 * @property {GameEvent} event
 * @property {Step[]} steps
 * @property {number} at how many steps were told
 *
 * @typedef {object} Call what is called out on the last card
 * @property {number} seat
 * @property {string} kind 'go' or 'pegged'
 * @property {GameEvent} event
 *
 * @typedef {object} Shown
 * @property {GameMessage | Moved} at the last message that was told in full, or is being told
 * @property {View} view
 * @property {GameEvent[]} history of this deal
 * @property {number[]} scores
 * @property {number[]} rears
 * @property {number[]} gains what each side got last
 * @property {Count | null} count
 * @property {Call | null} call
 * @property {number[]} gone cards that left my hand and still stand in the view
 * @property {number[]} laidBy cards that each seat laid and still stand in the view
 * @property {{seat: number, what: string} | null} auto what the table just did for somebody
 * @property {GameEvent | null} lastCount
 */

export class Story {
  /**
   * @param {{
   *   change: () => void,
   *   tell: (moved: Moved) => void,
   *   event: (event: GameEvent, before: Shown) => void,
   *   step: () => void,
   *   idle: () => void,
   * }} listener
   */
  constructor(listener) {
    this.listener = listener;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {Moved[]} */
    this.queue = [];
    this.running = false;
    /** Whether a step waits for the reader. */
    this.waiting = false;
    this.hurry = false;
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  get busy() {
    return this.running;
  }

  /** Whether a count is being told, which is what one can step through. */
  get counting() {
    return this.running && this.shown?.count !== null;
  }

  /** Begin anew with a game as a whole.
   * @param {GameMessage} game */
  restart(game) {
    this.queue = [];
    this.hurry = true;
    this.wake?.();
    const counted = game.history.filter((event) => event.type === 'Counted' && event.where !== 'play');
    const same = this.shown?.at.game === game.game;
    this.shown = {
      at: game,
      view: game.view,
      history: game.history,
      scores: game.view.scores,
      rears: game.view.rear_pegs,
      gains: game.view.scores.map(() => 0),
      count: null,
      call: null,
      gone: [],
      laidBy: [],
      auto: null,
      lastCount: counted.at(-1) ?? (same ? this.shown?.lastCount ?? null : null),
    };
    this.listener.change();
    if (!this.running) this.listener.idle();
  }

  /** @param {Moved} moved */
  push(moved) {
    this.queue.push(moved);
    if (!this.running) void this.#run();
  }

  /** Tell what is being told at once; in a count that is stepped through, the next step. */
  next() {
    this.wake?.();
  }

  /** Tell everything that waits at once. */
  finish() {
    this.hurry = true;
    this.wake?.();
  }

  async #run() {
    this.running = true;
    while (this.queue.length) {
      const moved = /** @type {Moved} */ (this.queue.shift());
      await this.#tell(moved);
    }
    this.running = false;
    this.hurry = false;
    this.listener.change();
    this.listener.idle();
  }

  /** @param {Moved} moved */
  async #tell(moved) {
    const shown = this.shown;
    if (!shown) return;
    shown.at = moved;
    shown.gone = [];
    shown.laidBy = [];
    shown.call = null;
    shown.auto = null;
    this.listener.tell(moved);
    const forced = moved.by.how === 'table' || moved.by.how === 'clock';
    const did = moved.events.find(({ type }) => type === 'SaidGo' || type === 'Played');
    if (forced && did) shown.auto = { seat: moved.by.seat, what: did.type };
    for (const event of moved.events) {
      if (this.shown !== shown) return;
      await this.#tellEvent(shown, moved, event);
    }
    if (this.shown !== shown) return;
    if (shown.auto && !this.queue.length) await this.#beat(AUTO_CHIP / 2);
    if (this.shown !== shown) return;
    this.#settle(shown, moved);
    this.listener.change();
  }

  /**
   * The view after a move takes the place of the one before, with what was added to it.
   * @param {Shown} shown
   * @param {Moved} moved
   */
  #settle(shown, moved) {
    shown.view = moved.view;
    shown.scores = moved.view.scores;
    shown.rears = moved.view.rear_pegs;
    shown.count = null;
    shown.gone = [];
    shown.laidBy = [];
  }

  /**
   * @param {Shown} shown
   * @param {Moved} moved
   * @param {GameEvent} event
   */
  async #tellEvent(shown, moved, event) {
    this.listener.event(event, shown);
    shown.history = event.type === 'DealBegan' ? [event] : [...shown.history, event];
    switch (event.type) {
      case 'DealBegan':
        shown.count = null;
        shown.view = { ...moved.view, scores: shown.scores };
        shown.gains = shown.gains.map(() => 0);
        break;
      case 'Won':
        shown.count = null;
        break;
      case 'Played':
      case 'Discarded':
        if (event.seat === moved.seat) shown.gone = [...shown.gone, ...(event.cards ?? [event.card])];
        shown.laidBy[event.seat] = (shown.laidBy[event.seat] ?? 0) + (event.cards?.length ?? 1);
        shown.call = null;
        break;
      case 'SaidGo':
        shown.call = { seat: event.seat, kind: 'go', event };
        break;
      case 'CountRestarted':
        shown.call = null;
        break;
      case 'Pegged':
        this.#peg(shown, event);
        break;
      case 'Counted':
        if (event.where !== 'play') {
          await this.#count(shown, event);
          return;
        }
        break;
      default:
    }
    this.listener.change();
    await this.#beat(BEATS[event.type] ?? 0);
  }

  /**
   * @param {Shown} shown
   * @param {GameEvent} event
   */
  #peg(shown, event) {
    const { side, points } = event;
    // The peg behind hops over the one in front; points that are taken away leave both where the view says.
    if (points > 0) shown.rears = shown.rears.with(side, shown.scores[side]);
    shown.scores = shown.scores.with(side, event.score);
    shown.gains = shown.gains.map((gain, other) => (other === side ? points : gain));
    if (event.reason === 'play' || event.reason === 'go' || event.reason === 'last-card' || event.reason === 'heels') {
      shown.call = { seat: event.seat, kind: 'pegged', event };
    }
  }

  /**
   * Count a hand on the table, one thing after the other.
   * @param {Shown} shown
   * @param {GameEvent} event
   */
  async #count(shown, event) {
    const count = { event, steps: steps(event.items), at: 0 };
    shown.count = count;
    shown.lastCount = event;
    shown.view = { ...shown.view, counting: null };
    if (pace() === 'instant' || this.hurry) count.at = count.steps.length;
    this.listener.change();
    while (count.at < count.steps.length && this.shown === shown) {
      await this.#beat(COUNT_STEP, true);
      count.at = this.hurry ? count.steps.length : count.at + 1;
      if (!this.hurry) this.listener.step();
      this.listener.change();
    }
    await this.#beat(COUNT_HOLD, true);
  }

  /**
   * Let something stand for a while; `step` is what waits for the reader who steps.
   * @param {number} length
   * @param {boolean} [step]
   */
  async #beat(length, step = false) {
    const speed = pace();
    const stops = step && speed === 'step';
    if (this.hurry || (!stops && length * SPEEDS[speed] === 0)) return;
    this.waiting = stops;
    await new Promise((resolve) => {
      const timer = stops ? 0 : window.setTimeout(resolve, length * SPEEDS[speed]);
      this.wake = () => {
        window.clearTimeout(timer);
        resolve(undefined);
      };
    });
    this.wake = null;
    this.waiting = false;
  }
}
