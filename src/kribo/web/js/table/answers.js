// What is answered when somebody asks how things stand: from what the table has told, without asking it again. So the
// answer comes at once, changes nothing, and comes even when the connection is lost. It follows kribo.announce.answers
// word for word; `asked` and the rules in words are the server's own.

import { cardsOf } from './deal.js';
import { sentences } from './told.js';
import { level, pegged } from './voice.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('../api.js').Item} Item */
/** @typedef {import('../api.js').View} View */
/** @typedef {import('./voice.js').Voice} Voice */

/**
 * What the table has told a listener, as far as questions need it.
 * @typedef {object} Heard
 * @property {View} view
 * @property {string[]} asked what the game asks of the listener
 * @property {GameEvent[]} history of this deal
 * @property {GameEvent | null} counted the last count of this game
 * @property {string[]} rules in words
 * @property {number | null} left milliseconds that the listener has, null without a clock
 */

const STREET = 30;
const LIMIT = 31;

/** @type {Record<string, (heard: Heard, voice: Voice) => string[]>} */
const ANSWERS = {
  help, hand, count, starter, table, scores, details, turn, dealer, legal, again, breakdown, clock, who,
  options: ({ rules }) => rules,
};

/** The questions that need no server. */
export const QUERIES = Object.keys(ANSWERS);

/**
 * The answer to a question, in whole sentences.
 * @param {string} query
 * @param {Heard} heard
 * @param {Voice} voice
 */
export const answerTo = (query, heard, voice) => ANSWERS[query](heard, voice);

/** What can be typed now, and at any time.
 * @param {Heard} heard
 * @param {Voice} voice */
function help({ view }, voice) {
  const { options, sides } = voice.company;
  return [
    ...voice.say('possible-now', { stage: view.stage.type }).split('\n'),
    ...(options.heels === 'claimed' && view.stage.type === 'Playing' ? [voice.say('possible-heels')] : []),
    ...voice.say('possible-always').split('\n'),
    ...(sides === 2 ? [voice.say('possible-resign')] : []),
  ];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function hand({ view }, voice) {
  const held = view.hand.length ? voice.say('your-hand', { cards: voice.cards(view.hand) }) : voice.say('no-hand');
  const thrown = voice.listener === null ? [] : cardsOf(view.stage).thrown?.[voice.listener] ?? [];
  return thrown.length ? [held, voice.say('your-discard', { cards: voice.cards([...thrown].sort((a, b) => a - b)) })] : [held];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function count({ view }, voice) {
  const stage = cardsOf(view.stage);
  if (stage.type !== 'Playing') return [voice.say('no-count')];
  if (!stage.pile.length) return [voice.say('count-zero')];
  return [voice.say('count-now', { count: stage.count, cards: voice.cards(stage.pile) })];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function starter({ view }, voice) {
  const card = cardsOf(view.stage).starter;
  return [card === undefined ? voice.say('no-starter') : voice.say('starter-is', voice.card(card))];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function table(heard, voice) {
  const stage = cardsOf(heard.view.stage);
  const playing = stage.type === 'Playing';
  if (!playing && stage.type !== 'Counting') return [voice.say('nothing-laid')];
  const seats = voice.company.seats.length;
  const said = starter(heard, voice);
  for (let i = 0; i < seats; i++) {
    const seat = ((voice.listener ?? 0) + i) % seats;
    const laid = stage.played.flatMap((/** @type {[number, number]} */ [other, card]) => (other === seat ? [card] : []));
    said.push(laid.length ? voice.of(seat, 'laid', { cards: voice.cards(laid) }) : voice.of(seat, 'laid-nothing'));
    if (playing && seat !== voice.listener) said.push(voice.of(seat, 'holds', { n: stage.held[seat].length }));
  }
  const { counting } = heard.view;
  if (playing) return [...said, ...count(heard, voice)];
  return counting ? [...said, voice.counted(counting)] : said;
}

/** @param {Heard} heard
 * @param {Voice} voice */
function scores({ view }, voice) {
  const { target } = voice.company;
  const streets = Math.floor((target - 1 + STREET - 1) / STREET);
  const lines = view.scores.map((score, side) => voice.say('side-line', {
    side: voice.side(side), score, streets, n: target - score,
    street: Math.min(Math.floor(Math.max(score - 1, 0) / STREET) + 1, streets),
  }));
  const [first, second] = [...view.scores].sort((a, b) => b - a);
  if (first === second) return [...lines, voice.say('level')];
  return [...lines, voice.say('lead', { side: voice.side(view.scores.indexOf(first)), n: first - second })];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function details({ view }, voice) {
  const { target, options } = voice.company;
  return [voice.say('target-is', { target }), ...view.scores.flatMap((score, side) => {
    const name = voice.side(side);
    let safe = score;
    while (level(voice.company, safe) > 0) safe += 1;
    const detail = voice.say('score-detail', { side: name, score, rear: view.rear_pegs[side], n: target - score });
    if (safe > score) return [detail, voice.say('skunk-near', { side: name, n: safe - score })];
    return options.skunk === 'off' ? [detail] : [detail, voice.say('skunk-safe', { side: name })];
  })];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function turn({ view, asked }, voice) {
  return [voice.say('phase', { stage: view.stage.type }), ...asked];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function dealer({ view }, voice) {
  if (view.dealer < 0) return [voice.say('no-deal-yet')];
  const deals = voice.of(view.dealer, 'dealer');
  const stage = cardsOf(view.stage);
  const unsold = stage.type === 'Bidding' || (stage.type === 'Discarding' && stage.price === 0);
  if (unsold && 'auction_when' in voice.company.options) return [deals, voice.say('crib-unsold')];
  return stage.owner === undefined ? [deals] : [deals, voice.of(stage.owner, 'crib-owner')];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function legal({ view, asked }, voice) {
  const { stage } = view;
  if (stage.type !== 'Playing' || stage.turn !== voice.listener) return asked;
  const said = view.hand.map((card, i) => makes(stage.pile, card, view.makes[i], voice));
  if (!view.legal.Go) return said;
  return [...said, voice.say(view.makes.some((made) => made <= LIMIT) ? 'may-say-go' : 'no-card-fits')];
}

/**
 * @param {number[]} pile
 * @param {number} card
 * @param {number} made the count with it
 * @param {Voice} voice
 */
function makes(pile, card, made, voice) {
  const facts = { ...voice.card(card), count: made };
  if (made > LIMIT) return voice.say('makes-too-much', facts);
  // Where people say what a card pegs, the answer must not say it for them.
  const why = voice.company.options.manual_pegging === 'off' ? pegged(pegs([...pile, card], made)) : '';
  return why ? voice.say('makes-points', { ...facts, why }) : voice.say('makes', facts);
}

const ALIKE = ['', '', 'pair', 'pair-royal', 'double-pair-royal'];

/**
 * What the last card of a pile pegs, for the words alone; the points are the server's.
 * @param {number[]} pile
 * @param {number} total
 * @returns {Item[]}
 */
function pegs(pile, total) {
  const ranks = pile.map((card) => card >> 2);
  /** @type {Item[]} */
  const found = total === 15 ? [['fifteen', pile, 2]] : total === LIMIT ? [['thirty-one', pile, 2]] : [];
  const other = ranks.findLastIndex((rank) => rank !== ranks.at(-1));
  const alike = pile.slice(other + 1);
  if (alike.length > 1) return [...found, [ALIKE[alike.length], alike, alike.length * (alike.length - 1)]];
  for (let from = 0; from <= pile.length - 3; from++) {
    const end = ranks.slice(from);
    const wide = Math.max(...end) - Math.min(...end) + 1;
    if (wide === end.length && new Set(end).size === wide) return [...found, ['run', pile.slice(from), wide]];
  }
  return found;
}

/** The last event of which there is something to say.
 * @param {Heard} heard
 * @param {Voice} voice */
function again({ history }, voice) {
  for (const event of history.toReversed()) {
    const said = sentences(event, voice);
    if (said.length) return said;
  }
  return [voice.say('nothing-said')];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function breakdown({ counted }, voice) {
  if (!counted) return [voice.say('nothing-counted')];
  const { points, items } = counted;
  const head = voice.counted(/** @type {any} */ (counted));
  if (counted.where === 'play') return [head, voice.say('count-in-play', { n: points, why: pegged(items) })];
  return [
    head,
    ...items.map((/** @type {Item} */ [kind, cards, n]) => voice.say('counted-item', { kind, cards: voice.cards(cards), n })),
    voice.say('counted-total', { n: points }),
  ];
}

/** @param {Heard} heard
 * @param {Voice} voice */
function clock({ left }, voice) {
  return [left === null ? voice.say('no-clock') : voice.say('clock-runs', { n: Math.ceil(left / 1000) })];
}

/** @param {Heard} _
 * @param {Voice} voice */
function who(_, voice) {
  const { seats, sides } = voice.company;
  const sitting = seats.map(({ level: bot }, seat) => voice.say(bot ? 'seat-bot' : 'seat-person', { seat: seat + 1, player: voice.player(seat), bot }));
  const teams = sides < seats.length
    ? Array.from({ length: sides }, (__, side) => voice.say('team', { side: side + 1, players: voice.side(side) })) : [];
  return [...sitting, ...teams];
}
