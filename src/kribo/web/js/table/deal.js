// What lies on the table, read from what happened in this deal. Nothing here knows a rule: cards lie where the events
// say that they were put.

/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('../api.js').Stage} Stage */
/** @typedef {import('../api.js').View} View */

/**
 * @typedef {object} Laid
 * @property {number} card
 * @property {number} seat
 * @property {number} count
 * @property {number} value what it brought the count on by
 */

/**
 * A count of the play; `points` are what was pegged at its last card, told with it.
 * @typedef {object} Run
 * @property {Laid[]} cards
 * @property {boolean} closed
 */

/**
 * @typedef {object} Deal
 * @property {Run[]} runs
 * @property {number | null} starter
 * @property {GameEvent[]} counted what was counted in the show, in order
 * @property {GameEvent[]} draws cards drawn for the first deal
 * @property {number} number
 */

/** @param {GameEvent[]} history
 * @returns {Deal} */
export function readDeal(history) {
  /** @type {Deal} */
  const deal = { runs: [{ cards: [], closed: false }], starter: null, counted: [], draws: [], number: 0 };
  for (const event of history) {
    const run = deal.runs[deal.runs.length - 1];
    switch (event.type) {
      case 'DealBegan':
        deal.number = event.number;
        break;
      case 'DealCut':
        deal.draws.push(event);
        break;
      case 'CutTied':
        deal.draws = [];
        break;
      case 'StarterCut':
        deal.starter = event.card;
        break;
      case 'Played': {
        const before = run.cards.at(-1)?.count ?? 0;
        run.cards.push({ card: event.card, seat: event.seat, count: event.count, value: event.count - before });
        break;
      }
      case 'CountRestarted':
        run.closed = true;
        deal.runs.push({ cards: [], closed: false });
        break;
      case 'Counted':
        if (event.where !== 'play') deal.counted.push(event);
        break;
      default:
    }
  }
  return deal;
}

/**
 * A hand by rank and suit, with the starter last.
 * @param {number[]} cards
 * @returns {number[]}
 */
export function inOrder(cards) {
  return [...cards.slice(0, -1).sort((a, b) => a - b), ...cards.slice(-1)];
}

/**
 * The stage with the cards, below a stage that only waits for a word about it.
 * @param {Stage} stage
 * @returns {Stage}
 */
export function cardsOf(stage) {
  if (stage.type === 'Announcing') return cardsOf(stage.play);
  if (stage.type === 'Calling') return cardsOf(stage.after);
  return stage;
}

/**
 * How many cards each seat holds.
 * @param {Stage} stage
 * @param {number} seats
 * @returns {number[]}
 */
export function heldCounts(stage, seats) {
  const cards = cardsOf(stage);
  const hands = cards.type === 'Playing' ? cards.held : cards.type === 'Cutting' ? cards.kept : cards.hands ?? [];
  return Array.from({ length: seats }, (_, seat) => hands[seat]?.length ?? 0);
}

/**
 * The cards of the crib so far, hidden or not.
 * @param {Stage} stage
 * @returns {number[]}
 */
export function cribOf(stage) {
  const cards = cardsOf(stage);
  if (cards.crib) return cards.crib;
  if (cards.thrown) return [...cards.thrown.flat(), ...(cards.extra ?? [])];
  return [];
}

/**
 * Whose crib it is, or null while nobody's.
 * @param {View} view
 * @returns {number | null}
 */
export function cribOwner({ stage, dealer }) {
  const cards = cardsOf(stage);
  if (cards.owner !== undefined) return cards.owner >= 0 ? cards.owner : null;
  return cards.type === 'Bidding' || dealer < 0 ? null : dealer;
}

/**
 * What is counted in the show, in the order in which it comes: what was counted, what is being counted, the rest.
 * @param {View} view
 * @param {Deal} deal
 * @param {GameEvent | null} now
 * @returns {{seat: number, where: string, state: 'done' | 'now' | 'next'}[]}
 */
export function showOrder(view, deal, now) {
  const cards = cardsOf(view.stage);
  const owner = cribOwner(view);
  const current = now ?? view.counting;
  /** @type {{seat: number, where: string, state: 'done' | 'now' | 'next'}[]} */
  const order = deal.counted
    .filter((event) => event !== now)
    .map(({ seat, where }) => ({ seat, where, state: 'done' }));
  /** @param {number} seat
   * @param {string} where */
  const listed = (seat, where) => order.some((entry) => entry.seat === seat && entry.where === where);
  if (current && current.where !== 'play' && !listed(current.seat, current.where)) {
    order.push({ seat: current.seat, where: current.where, state: 'now' });
  }
  const seats = cards.kept?.length ?? 0;
  const first = (current?.seat ?? view.dealer) + 1;
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    if (!listed(seat, 'hand')) order.push({ seat, where: 'hand', state: 'next' });
  }
  if (owner !== null && !listed(owner, 'crib')) order.push({ seat: owner, where: 'crib', state: 'next' });
  return order;
}
