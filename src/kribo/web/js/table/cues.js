// When something is heard at a table, and how a player is told that it is his turn or that his time is short: by sound,
// by a frame round the window, by vibration and by the title of the window, each as the player likes.

import { announce } from '../announcer.js';
import { sound, vibrate } from '../audio.js';
import { preferences } from '../preferences.js';
import { pegging, soundOf } from '../sounds.js';
import { say } from '../words.js';
import { isShort, timeOf, warnings } from './time.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('../preferences.js').Cue} Cue */

/** How long the frame stands when the turn comes; its fading, in cues.css, takes a little longer. */
const FRAME_STAYS = 2400;
/** A time that has grown by half above a warning can become short again. */
const AGAIN = 1.5;
/** How far to the side the seats at the ends sound. */
const WIDTH = 0.7;

/** @type {Record<string, string>} */
const SOUND_OF = {
  Dealt: 'deal', DealCut: 'cut', Discarded: 'crib', BidMade: 'bid', StarterCut: 'starter', SaidGo: 'go',
};

/**
 * The sounds of an event, in order.
 * @param {GameEvent} event
 * @param {boolean} mine whether it is of the seat that listens
 * @returns {string[]}
 */
export function soundsOf(event, mine) {
  if (event.type === 'Played') return [mine ? 'card-mine' : 'card-other'];
  if (event.type === 'Called') return event.points ? ['muggins'] : [];
  if (event.type === 'Pegged') return pegged(event);
  return SOUND_OF[event.type] ? [SOUND_OF[event.type]] : [];
}

/** @param {GameEvent} event */
function pegged({ reason, points, items }) {
  if (points <= 0) return points ? ['back'] : [];
  if (reason === 'heels') return ['heels', 'peg'];
  const what = reason === 'play' ? items.map((/** @type {import('../api.js').Item} */ [kind]) => soundOf(kind)) : [];
  return [...new Set(what), 'peg'];
}

/**
 * Whether the seat that looks has something to do, and not only what the table or the page does for it.
 * @param {Session} session
 */
export function isCalled(session) {
  const { table, seat, shown } = session;
  if (!session.myTurn || !table || seat === null || !shown || session.onlyCard() !== null) return false;
  const { Resign, TakeBack, ...possible } = shown.view.legal;
  if (Object.keys(possible).length !== 1) return true;
  return !(possible.Claim?.length === 1 || (possible.Go && table.seats[seat].say_go === 'for_me'));
}

export class Cues {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.called = 0;
    this.timer = 0;
    this.ended = false;
    /** The warnings that each of our seats has had.
     * @type {Map<number, Set<number>>} */
    this.warned = new Map();
  }

  /** Where a seat sounds: the one that listens at the left, the others from there to the right.
   * @param {number | null | undefined} seat */
  pan(seat) {
    const seats = this.session.table?.seats.length ?? 0;
    if (seat === undefined || seat === null || seats < 2) return 0;
    const place = (seat - (this.session.seat ?? 0) + seats) % seats;
    return WIDTH * (2 * place / (seats - 1) - 1);
  }

  /** @param {GameEvent} event */
  event(event) {
    const pan = this.pan(event.seat);
    const names = event.type === 'Won' ? this.#end(event) : soundsOf(event, event.seat === this.session.seat);
    for (const name of names) sound(name, name === 'peg' ? { pan, tones: pegging(event.points) } : { pan });
  }

  /** A step of the count that is being told. */
  step() {
    sound('count', { pan: this.pan(this.session.shown?.count?.event.seat) });
  }

  /** How the game ended for who listens; a spectator hears that it is won.
   * @param {GameEvent} event */
  #end({ side }) {
    const { session } = this;
    const own = session.seat === null ? side : session.side(session.seat);
    const levels = session.shown?.at.result?.levels ?? [];
    const skunked = own === side ? levels.some(Boolean) : Boolean(levels[own]);
    return [own === side ? 'won' : 'lost', ...(skunked ? ['skunk'] : [])];
  }

  /** It is the turn of the seat that looks. */
  turn() {
    if (!isCalled(this.session)) return;
    this.#call(preferences.turn, 'turn', [60, 60, 60]);
    if (!preferences.turn.includes('frame')) return;
    window.clearTimeout(this.called);
    this.called = window.setTimeout(() => {
      this.called = 0;
      this.show();
    }, FRAME_STAYS);
    this.show();
  }

  /** Look at the time of our seats: warn at each threshold once, and come again when the next one is due. */
  clock() {
    window.clearTimeout(this.timer);
    const waits = this.session.mine.map((seat) => this.#watch(seat));
    const next = Math.min(...waits);
    if (next < Infinity) this.timer = window.setTimeout(() => this.clock(), next);
    this.show();
  }

  /** @param {number} seat
   * @returns {number} ms until the next warning */
  #watch(seat) {
    const time = timeOf(this.session, seat);
    if (!time) return Infinity;
    const marks = warnings(time.span);
    const warned = this.warned.get(seat) ?? new Set();
    this.warned.set(seat, warned);
    for (const mark of marks) if (time.left > mark * AGAIN) warned.delete(mark);
    if (!time.runs) return Infinity;
    const due = marks.filter((mark) => time.left <= mark && !warned.has(mark));
    for (const mark of due) warned.add(mark);
    if (due.length) this.#short(time.left);
    const coming = marks.find((mark) => mark < time.left);
    return coming === undefined ? Infinity : time.left - coming;
  }

  /** @param {number} left */
  #short(left) {
    announce(say('web-time-low', { seconds: Math.ceil(left / 1000) }), 'turn');
    this.#call(preferences.low, 'low', [80, 60, 80, 60, 80]);
  }

  /**
   * @param {Cue[]} ways
   * @param {string} name
   * @param {number[]} pattern
   */
  #call(ways, name, pattern) {
    if (ways.includes('sound')) sound(name, { pan: this.pan(this.session.seat) });
    if (ways.includes('vibration')) vibrate(document.hidden ? pattern : pattern[0]);
  }

  /** Frame and title, as things stand. */
  show() {
    if (this.ended) return;
    const { session } = this;
    const short = session.mine.some((seat) => isShort(session, seat));
    const { dataset } = document.documentElement;
    const cue = short && preferences.low.includes('frame') ? 'low' : this.called ? 'turn' : '';
    if (cue) dataset.cue = cue;
    else delete dataset.cue;
    const title = say('web-title');
    document.title = short && preferences.low.includes('title') ? say('web-title-low', { title })
      : isCalled(session) && preferences.turn.includes('title') ? say('web-title-turn', { title }) : title;
  }

  end() {
    this.ended = true;
    window.clearTimeout(this.called);
    window.clearTimeout(this.timer);
    delete document.documentElement.dataset.cue;
    document.title = say('web-title');
  }
}
