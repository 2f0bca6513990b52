// Who speaks to whom, as kribo.announce.voice has it: the listener's seat and verbosity, and the words for cards and
// players. What is made here is said word for word as the server says it; a test holds both sides together.

import { RANKS, SUITS, rankOf, suitOf } from '../draw/cards.js';
import { knows, listing, say } from '../words.js';

/** @typedef {import('../words.js').Facts} Facts */
/** @typedef {import('../api.js').Item} Item */
/** @typedef {'brief' | 'normal' | 'full'} Verbosity */

/**
 * What sentences need to know of a table.
 * @typedef {object} Company
 * @property {number} sides
 * @property {number} target
 * @property {Record<string, string>} options
 * @property {{name: string, level: string}[]} seats
 */

/** @type {Verbosity[]} */
export const VERBOSITIES = ['brief', 'normal', 'full'];

export class Voice {
  /**
   * @param {Company} company
   * @param {number | null} listener
   * @param {Verbosity} verbosity
   */
  constructor(company, listener, verbosity) {
    this.company = company;
    this.listener = listener;
    this.verbosity = verbosity;
  }

  /**
   * A message, in the variant for the listener's verbosity where there is one.
   * @param {string} message
   * @param {Facts} [facts]
   */
  say(message, facts) {
    const variant = `${message}-${this.verbosity}`;
    return say(knows(variant) ? variant : message, facts);
  }

  /**
   * A message about a player.
   * @param {number} seat
   * @param {string} message
   * @param {Facts} [facts]
   */
  of(seat, message, facts) {
    return this.say(`${message}-${seat === this.listener ? 'self' : 'other'}`, { player: this.company.seats[seat].name, ...facts });
  }

  /**
   * A message about a side, which may be one of several.
   * @param {number} side
   * @param {string} message
   */
  ofSide(side, message) {
    const seats = this.seats(side);
    if (seats.length === 1) return this.of(seats[0], message);
    const own = this.listener !== null && seats.includes(this.listener);
    return this.say(`${message}-team-${own ? 'self' : 'other'}`, { players: this.players(seats) });
  }

  /** The seats of a side.
   * @param {number} side */
  seats(side) {
    return this.company.seats.map((_, seat) => seat).filter((seat) => seat % this.company.sides === side);
  }

  /** @param {number} seat */
  player(seat) {
    return seat === this.listener ? say('you') : this.company.seats[seat].name;
  }

  /** @param {number[]} seats */
  players(seats) {
    return listing(seats.map((seat) => this.player(seat)));
  }

  /** Who plays for a side, told apart from the sides beside it.
   * @param {number} side */
  side(side) {
    return this.seats(side).map((seat) => this.player(seat))
      .reduce((before, item) => (before ? say('team-more', { before, item }) : item), '');
  }

  /** The facts of a message that tells of a card.
   * @param {number} card */
  card(card) {
    return { card: this.#card(card, 'nom'), card_acc: this.#card(card, 'acc') };
  }

  /**
   * @param {number[]} cards
   * @param {'nom' | 'acc'} [form]
   */
  cards(cards, form = 'nom') {
    const said = cards.map((card) => this.#card(card, form));
    return this.#inWords ? listing(said) : said.join(' ');
  }

  get #inWords() {
    return this.verbosity === 'full';
  }

  /**
   * @param {number} card
   * @param {'nom' | 'acc'} form
   */
  #card(card, form) {
    return say(this.#inWords ? `card-${form}` : 'card-letters', { rank: RANKS[rankOf(card)], suit: SUITS[suitOf(card)] });
  }

  // What is said of cards that are counted, of events as of questions

  /**
   * A pile, or a hand or crib with the starter last.
   * @param {{seat: number, where: string, cards: number[]}} counted
   */
  counted({ seat, where, cards }) {
    if (where === 'play') return this.say('pile', { cards: this.cards(cards) });
    const held = sorted(cards.slice(0, -1));
    return this.of(seat, `show-${where}`, { cards: this.cards(held), starter: this.cards(cards.slice(-1)) });
  }
}

/** What a card pegs, as players call it.
 * @param {Item[]} items */
export const pegged = (items) => items.map(([kind, cards]) => say(`peg-${kind}`, { len: cards.length }))
  .reduce((before, item) => (before ? say('peg-more', { before, item }) : item), '');

/** By rank and then by suit.
 * @param {number[]} cards */
export const sorted = (cards) => [...cards].sort((a, b) => a - b);

const [SKUNK, DOUBLE_SKUNK, LINES] = [31, 61, [91, 61]];

/**
 * How badly a side with that score would lose: 0 plainly, 1 by a skunk, 2 by a double skunk.
 * @param {Company} company
 * @param {number} score
 */
export function level({ target, options }, score) {
  const margin = target - score;
  switch (options.skunk) {
    case 'margins': return Number(margin >= SKUNK) + Number(margin >= DOUBLE_SKUNK && target > DOUBLE_SKUNK);
    case 'lines': return LINES.filter((line) => score < line && line < target).length;
    case 'lurch': return Number(2 * score < target);
    default: return 0;
  }
}
