// What happened, as sentences: what the server says of an event, for questions that are answered without it. It follows
// kribo.announce.events.

import { HIDDEN } from '../draw/cards.js';
import { listing } from '../words.js';
import { cadence } from './cadence.js';
import { level, pegged, sorted } from './voice.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('./voice.js').Voice} Voice */

/** The claim of a count where nobody claimed in time. */
const NOT_CLAIMED = -1;

/** @type {Record<string, Record<number, string>>} */
const SKUNKS = { margins: { 1: 'skunk', 2: 'double-skunk' }, lurch: { 1: 'lurch' } };

/** @type {Record<string, (event: GameEvent, voice: Voice) => string[]>} */
const TELLERS = {
  DealBegan: ({ dealer, number }, voice) => [
    voice.of(dealer, 'deal', { number }),
    ...('auction_when' in voice.company.options || voice.verbosity === 'brief' ? [] : [voice.of(dealer, 'crib-owner')]),
  ],
  DealCut: ({ seat, card }, voice) => [voice.of(seat, 'cut-for-deal', voice.card(card))],
  CutTied: ({ seats }, voice) => [voice.say('cut-tied', { players: voice.players(seats) })],
  LotsDrawn: ({ dealer }, voice) => [voice.of(dealer, 'lots')],
  Dealt: ({ hands }, voice) => {
    const open = hands.flatMap((/** @type {number[]} */ hand, /** @type {number} */ seat) => (
      hand.includes(HIDDEN) ? [] : [voice.of(seat, 'dealt', { cards: voice.cards(sorted(hand)) })]));
    return open.length ? open : [voice.say('dealt-unseen')];
  },
  Discarded: ({ seat, cards }, voice) => [cards.includes(HIDDEN)
    ? voice.say('discarded-unseen', { player: voice.player(seat), n: cards.length })
    : voice.of(seat, 'discarded', { cards: voice.cards(sorted(cards)), cards_acc: voice.cards(sorted(cards), 'acc') })],
  TookBack: ({ seat }, voice) => [voice.of(seat, 'took-back')],
  BidMade: ({ seat, points }, voice) => [voice.of(seat, points ? 'bid' : 'pass', { n: points })],
  CribBought: ({ seat, points }, voice) => [voice.of(seat, 'crib-bought', { n: points })],
  StarterCut: ({ seat, card }, voice) => [voice.of(seat, 'starter-cut', voice.card(card))],
  HeelsLost: ({ seat }, voice) => [voice.of(seat, 'heels-lost')],
  Played: ({ seat, card, count }, voice) => [voice.of(seat, 'played', { count, ...voice.card(card) })],
  SaidGo: ({ seat, count }, voice) => [voice.of(seat, 'go', { count })],
  CountRestarted: ({ leader }, voice) => [voice.of(leader, 'count-restart')],
  Claimed: ({ seat, where, points, nineteen }, voice) => {
    if (voice.company.options.counting === 'auto') return [];
    return [nineteen ? voice.of(seat, 'claimed-nineteen') : voice.of(seat, 'claimed', { n: points, where })];
  },
  Counted: counted,
  TimedOut: ({ seat }, voice) => [voice.of(seat, 'timed-out')],
  Called: ({ seat, points, right }, voice) => [points
    ? voice.of(seat, right ? 'call-right' : 'call-wrong', { n: points }) : voice.of(seat, 'call-none')],
  Pegged: ({ seat, reason, raw, score, items }, voice) => {
    // Where not all that a card makes was claimed, there is nothing to call it by.
    const whole = items.reduce((/** @type {number} */ sum, /** @type {[string, number[], number]} */ [, , points]) => sum + points, 0) === raw;
    const message = reason === 'play' && !whole ? 'pegged-claim' : `pegged-${reason}`;
    return [voice.of(seat, message, { n: Math.abs(raw), score, why: reason === 'play' && whole ? pegged(items) : '' })];
  },
  Resigned: ({ seat }, voice) => [voice.of(seat, 'resigned')],
  Won: ({ side, scores }, voice) => [
    voice.ofSide(side, 'won'),
    voice.say('final-scores', {
      scores: listing(scores.map((/** @type {number} */ score, /** @type {number} */ other) => voice.say('side-score', { side: voice.side(other), score }))),
    }),
    ...skunks(side, scores, voice),
  ],
};

/**
 * What a listener is told of an event; nothing of what needs no word.
 * @param {GameEvent} event
 * @param {Voice} voice
 */
export const sentences = (event, voice) => TELLERS[event.type](event, voice);

/**
 * @param {GameEvent} event
 * @param {Voice} voice
 */
function counted(event, voice) {
  const { seat, where, cards, points, items, claim } = event;
  const inPlay = where === 'play';
  // A right claim of what a card pegs is told with the points.
  if (inPlay && claim === points) return [];
  const said = [voice.counted({ seat, where, cards })];
  if (!inPlay && voice.verbosity !== 'brief') said.push(cadence(items, cards.length - 1, voice.verbosity !== 'full'));
  else if (inPlay && items.length) said.push(voice.say('count-in-play', { n: points, why: pegged(items) }));
  else said.push(voice.say('count-is', { n: points }));
  if (claim !== points && claim !== NOT_CLAIMED) said.push(voice.of(seat, 'claim-wrong', { claim, n: points }));
  return said;
}

/**
 * A line for each way to lose badly, with those who did.
 * @param {number} winner
 * @param {number[]} scores
 * @param {Voice} voice
 */
function skunks(winner, scores, voice) {
  return Object.entries(SKUNKS[voice.company.options.skunk] ?? SKUNKS.margins).flatMap(([badly, message]) => {
    const losers = scores.flatMap((score, side) => (side !== winner && level(voice.company, score) === Number(badly) ? [voice.side(side)] : []));
    return losers.length ? [voice.say(message, { players: listing(losers) })] : [];
  });
}
