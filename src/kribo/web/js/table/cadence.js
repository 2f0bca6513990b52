// The count of a hand, step by step, as players say it: which cards, what is said, what it comes to. The steps follow
// kribo.announce.cadence and use its messages: fifteens, runs with the pairs inside them, other pairs, flush, nobs.

import { rankOf } from '../draw/cards.js';
import { say } from '../words.js';

/** @typedef {import('../api.js').Item} Item */

/**
 * @typedef {object} Step
 * @property {number[]} cards
 * @property {number} total
 * @property {string} words
 * @property {string} chip
 */

const SHAPES = /** @type {Record<string, string>} */ ({
  2: 'double', 3: 'triple', 4: 'quadruple', '2,2': 'double-double', '2,3': 'six-fold', '2,2,2': 'eight-fold',
});
const ALIKE = /** @type {Record<number, string>} */ ({
  1: 'cadence-pair', 3: 'cadence-pair-royal', 6: 'cadence-double-pair-royal',
});

/** So many fifteens or more are one item, where the count is shortened. */
const MANY_FIFTEENS = 5;

/**
 * @param {Item[]} items
 * @param {boolean} [shorten] say many fifteens as one item
 * @returns {Step[]}
 */
export function steps(items, shorten = false) {
  let total = 0;
  return calls(items, shorten).map(({ message, kind, cards, points, facts = {} }, i) => {
    total += points;
    const words = say(message, {
      ...facts, pos: i ? 'next' : 'first', total: say('number-word', { n: total }),
    });
    return { cards, total, words, chip: say('web-chip', { kind, total }) };
  });
}

/**
 * The whole count as one sentence.
 * @param {Item[]} items
 * @param {number} held how many cards were held; five can make nineteen, so with them it does not mean nothing
 * @param {boolean} shorten
 */
export function cadence(items, held, shorten) {
  if (!items.length) return say(held === 5 ? 'cadence-zero' : 'cadence-nineteen');
  const line = steps(items, shorten).reduce((before, { words }) => (before ? say('cadence-more', { before, item: words }) : words), '');
  return say('cadence-line', { items: line.charAt(0).toUpperCase() + line.slice(1) });
}

/**
 * @param {Item[]} items
 * @returns {{message: string, kind: string, cards: number[], points: number, facts?: Record<string, any>}[]}
 */
function fifteens(items) {
  return items.map(([kind, cards, points]) => ({ message: 'cadence-fifteen', kind, cards, points }));
}

/**
 * @param {Item[]} items
 * @param {boolean} shorten
 * @returns {{message: string, kind: string, cards: number[], points: number, facts?: Record<string, any>}[]}
 */
function calls(items, shorten) {
  /** @param {string} kind */
  const of = (kind) => items.filter((item) => item[0] === kind);
  const pairs = groups(of('pair'), ([, cards]) => String(rankOf(cards[0])));
  const runs = groups(of('run'), ([, cards]) => cards.map(rankOf).sort((a, b) => a - b).join(' '));
  const runCalls = [...runs].map(([ranks, same]) => {
    const inside = ranks.split(' ').flatMap((rank) => {
      const found = pairs.get(rank) ?? [];
      pairs.delete(rank);
      return found;
    });
    return runCall(same, inside);
  });
  const many = of('fifteen');
  return [
    ...(shorten && many.length >= MANY_FIFTEENS
      ? [{
        message: 'cadence-fifteens', kind: 'fifteen', cards: union(many), points: sum(many),
        facts: { times: say('number-word', { n: many.length }) },
      }] : fifteens(many)),
    ...runCalls,
    ...[...pairs.values()].map((same) => ({
      message: ALIKE[same.length], kind: 'pair', cards: union(same), points: sum(same),
    })),
    ...of('flush').map(([kind, cards, points]) => ({
      message: 'cadence-flush', kind, cards, points, facts: { len: cards.length },
    })),
    ...of('nobs').map(([kind, cards, points]) => ({ message: 'cadence-nobs', kind, cards, points })),
  ];
}

/**
 * @param {Item[]} runs of one block
 * @param {Item[]} pairs inside it
 */
function runCall(runs, pairs) {
  const cards = union(runs);
  const len = runs[0][1].length;
  if (runs.length === 1) return { message: 'cadence-run', kind: 'run', cards, points: len, facts: { len } };
  const several = [...groups(cards, (card) => String(rankOf(card))).values()]
    .map((same) => same.length)
    .filter((number) => number > 1)
    .sort((a, b) => a - b);
  return {
    message: 'cadence-multi-run', kind: 'run', cards, points: sum([...runs, ...pairs]),
    facts: { len, shape: SHAPES[several.join()] },
  };
}

/** @param {Item[]} items */
const union = (items) => [...new Set(items.flatMap(([, cards]) => cards))];
/** @param {Item[]} items */
const sum = (items) => items.reduce((total, [, , points]) => total + points, 0);

/**
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} key
 * @returns {Map<string, T[]>}
 */
function groups(things, key) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return found;
}
