// The middle of the table: what the game is about just now.

import { cardOnTable, HIDDEN } from '../draw/cards.js';
import { numeral } from '../draw/glyphs.js';
import { LIMIT, ring } from '../draw/ring.js';
import { mark, sideClass } from '../draw/sides.js';
import { html, nothing } from '../html.js';
import { knows, say } from '../words.js';
import { steps } from './cadence.js';
import { cardsOf, cribOf, cribOwner, inOrder, readDeal, showOrder } from './deal.js';
import { packToCut, pad } from './pad.js';
import { sideName } from './plates.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../draw/cards.js').CardStyle} CardStyle */
/** @typedef {{style: CardStyle, ring: number, total: number}} Sizes */

/** What is on: one word for each picture of the mat.
 * @param {Session} session */
export function scene(session) {
  const { shown, table, story } = session;
  if (!table) return 'loading';
  if (session.device.covered) return 'covered';
  if (table.status === 'open') return 'room';
  if (!shown) return 'loading';
  if (shown.at.result && !story.busy) return 'result';
  if (shown.count) return 'show';
  const { stage } = shown.view;
  if (stage.type === 'Calling') return stage.after.type === 'Counting' ? 'show' : 'play';
  return /** @type {Record<string, string>} */ ({
    DrawingLots: 'cut', ShufflingToCut: 'cut', CuttingForDeal: 'cut', Dealing: 'discard', Discarding: 'discard',
    Bidding: 'bid', Cutting: 'starter', Playing: 'play', Announcing: 'play', Counting: 'show', Over: 'play',
  })[stage.type] ?? 'loading';
}

/** Whose crib, in words.
 * @param {Session} session */
export function cribName(session) {
  const owner = session.shown ? cribOwner(session.shown.view) : null;
  if (owner === null) return say('web-crib-nobody');
  return owner === session.seat && session.mine.length < 2 ? say('web-crib-own') : say('web-crib-of', { player: session.name(owner) });
}

/** The crib, on its owner's side.
 * @param {Session} session */
export function cribBox(session) {
  const { shown } = session;
  if (!shown || !cardsOf(shown.view.stage).thrown) return nothing;
  const laid = shown.view.stage.type === 'Discarding' ? sum(shown.laidBy) : 0;
  const cards = cribOf(shown.view.stage);
  const owner = cribOwner(shown.view);
  return html`<div class="cribbox" role="group" aria-label=${say('web-crib-holds', { crib: cribName(session), n: cards.length + laid })}>
    <div class="slots" aria-hidden="true">${Array.from({ length: Math.max(4, cards.length + laid) }, (_, i) =>
      i < cards.length + laid ? cardOnTable(HIDDEN) : html`<span class="card slot"></span>`)}</div>
    <span class="small label">${owner === null ? nothing : mark(session.side(owner))} <b>${cribName(session)}</b></span></div>`;
}

/** @param {(number | undefined)[]} numbers */
const sum = (numbers) => numbers.reduce((/** @type {number} */ total, n) => total + (n ?? 0), 0);

/** The pack, and the starter on it when it is cut.
 * @param {Session} session
 * @param {CardStyle} style */
export function deck(session, style) {
  const { shown } = session;
  if (!shown) return nothing;
  const starter = cardsOf(shown.view.stage).starter ?? readDeal(shown.history).starter;
  return html`<div class="deckst"><div class="deck">${cardOnTable(HIDDEN)}${cardOnTable(HIDDEN)}${
    starter === null || starter === undefined ? cardOnTable(HIDDEN) : cardOnTable(starter, { style, classes: 'starter' })}</div>${
    starter === null || starter === undefined ? nothing : html`<span class="small quiet">${say('web-starter')}</span>`}</div>`;
}

/**
 * The running count: its cards with their owners, what was called, the ring, and the counts before it.
 * @param {Session} session
 * @param {Sizes} sizes
 */
export function play(session, sizes) {
  const { shown } = session;
  if (!shown) return nothing;
  const { runs } = readDeal(shown.history);
  const run = runs[runs.length - 1];
  const values = run.cards.map(({ value, seat }) => ({ value, side: session.side(seat) }));
  const count = run.cards.at(-1)?.count ?? 0;
  return html`<h2 class="vh">${say('web-heading-play')}</h2><div class="row1"><div class="fan n${run.cards.length}" role="group"
      aria-label=${say('web-run', { n: run.cards.length, count })}>${
    run.cards.map(({ card, seat }, i) => html`<div class="it ${seat === session.seat ? 'own' : 'their'}">${
      cardOnTable(card, { style: sizes.style })}<span class="by">${mark(session.side(seat))}<span>${
        seat === session.seat && session.mine.length < 2 ? say('you') : session.name(seat)}</span></span>${
      i === run.cards.length - 1 ? callOut(session) : nothing}</div>`)}${
    run.cards.length ? nothing : html`<p class="lead quiet">${leadText(session)}${callOut(session)}</p>`}</div>
    <div class="count">${ring(values, { size: sizes.ring })}<span class="quiet small">${
      say('web-to-31', { n: LIMIT - count })}</span></div></div>
    ${ribbon(runs.slice(0, -1))}${counts(session)}`;
}

/** @param {Session} session */
function leadText(session) {
  const { shown } = session;
  if (!shown || cardsOf(shown.view.stage).type !== 'Playing') return nothing;
  const { turn } = cardsOf(shown.view.stage);
  return turn === session.seat && session.mine.length < 2 ? say('web-lead-own') : say('web-lead', { player: session.name(turn) });
}

/** What the last card pegged, or "go", said on the card.
 * @param {Session} session */
function callOut({ shown }) {
  if (shown?.auto && !shown.call) return html`<span class="call autochip">${say('web-auto', { what: shown.auto.what })}</span>`;
  if (!shown?.call) return nothing;
  const { kind, event } = shown.call;
  if (kind === 'go') {
    return html`<span class="call ${shown.auto ? 'autochip' : ''}">${shown.auto ? say('web-auto', { what: 'SaidGo' }) : say('web-call-go')}</span>`;
  }
  return html`<span class="call">${pegWords(event)}</span>`;
}

/** @param {import('../api.js').GameEvent} event */
export function pegWords(event) {
  const { reason, items, points } = event;
  if (reason === 'play' && items.length) {
    return items
      .map((/** @type {import('../api.js').Item} */ [kind, cards]) => say(`peg-${kind}`, { len: cards.length }))
      .reduce((/** @type {string} */ before, /** @type {string} */ item) => say('peg-more', { before, item }));
  }
  const message = `web-call-${reason}`;
  return knows(message) ? say(message, { n: points }) : say('plus', { n: points });
}

/** The counts that are over, as strips.
 * @param {import('./deal.js').Run[]} runs */
function ribbon(runs) {
  if (!runs.length) return nothing;
  return html`<ol class="ribbons" aria-label=${say('web-runs-before')}>${runs.map(({ cards }) => html`<li class="ribbon"><span class="mini">${
    cards.map(({ card }) => cardOnTable(card, { style: 'bare', classes: 'off' }))}</span><span class="small">${
    cards.at(-1)?.count}</span></li>`)}</ol>`;
}

/** A count that is asked for in the play, or that may be called.
 * @param {Session} session */
function counts(session) {
  const counting = session.shown?.view.counting;
  if (!counting || session.story.busy) return nothing;
  return html`<div class="asking">${askLine(session)}</div>`;
}

/** The question, with what was claimed; the numbers to answer with stand where the hand is otherwise.
 * @param {Session} session */
function askLine(session) {
  const { shown, newest, seat } = session;
  const counting = shown?.view.counting;
  // What is asked belongs to what comes last; while things before it are told, nothing is.
  if (!shown || !newest || !counting || session.story.busy) return nothing;
  const { legal } = shown.view;
  const question = !session.myTurn ? newest.asked.at(-1)
    : legal.Muggins ? say('web-ask-call')
    : (legal.Claim?.length ?? 0) > 1 ? say('web-ask-claim', { where: counting.where }) : '';
  const claimed = counting.claim === null
    ? nothing
    : html`<p class="claimed">${mark(session.side(counting.seat))} ${
      say('web-claims', { player: session.name(counting.seat), n: counting.claim, own: counting.seat === seat ? 'yes' : 'no' })}</p>`;
  return html`${claimed}<p class=${session.myTurn ? 'question' : 'quiet'}>${question}</p>`;
}

/**
 * The show: one hand after the other, each thing that counts lifted in turn.
 * @param {Session} session
 * @param {Sizes} sizes
 */
export function show(session, sizes) {
  const { shown } = session;
  if (!shown) return nothing;
  const { count, view } = shown;
  const deal = readDeal(shown.history);
  const last = count ? null : view.counting ?? null;
  const told = count ?? (last ? null : lastTold(shown.lastCount));
  const cards = inOrder(told?.event.cards ?? last?.cards ?? []);
  const held = cards.slice(0, -1);
  const starter = cards.at(-1);
  const step = told && told.at > 0 ? told.steps[told.at - 1] : null;
  const done = Boolean(told && told.at >= told.steps.length);
  const lifted = !told || done ? null : new Set(step?.cards ?? []);
  /** @param {number} card */
  const classes = (card) => (lifted === null ? '' : lifted.has(card) ? 'hit' : step ? 'off' : '');
  return html`<h2 class="vh">${say('web-heading-show')}</h2>${order(session, showOrder(view, deal, count?.event ?? null))}
    <div class="five n${held.length}">${held.map((card) => cardOnTable(card, { style: sizes.style, classes: classes(card) }))}<span
      class="joint" aria-hidden="true">+</span><span class="starterwrap">${
      starter === undefined ? nothing : cardOnTable(starter, { style: sizes.style, classes: classes(starter) })}<small>${
      say('web-starter')}</small></span></div>
    ${told ? tally(session, told, sizes) : html`<div class="asking">${askLine(session)}</div>`}`;
}

/** @param {import('../api.js').GameEvent | null} event */
function lastTold(event) {
  if (!event) return null;
  const all = steps(event.items);
  return { event, steps: all, at: all.length };
}

/**
 * @param {Session} session
 * @param {import('./story.js').Count} told
 * @param {Sizes} sizes
 */
function tally(session, { event, steps: all, at }, sizes) {
  const total = at ? all[at - 1].total : 0;
  const wrong = event.claim >= 0 && event.claim !== event.points;
  return html`<div class="tally"><div class="said"><div class="chips">${all.map(({ chip }, i) => (i < at
    ? html`<span class="chip ${i === at - 1 && at < all.length ? 'now' : ''}">${chip}</span>`
    : html`<span class="chip ghost" aria-hidden="true"></span>`))}</div>
    <p class="cadence">${cadenceWords(all, at)}</p>${
      wrong ? html`<p class="wrong">${say('web-claim-wrong', {
        player: session.name(event.seat), claim: event.claim, n: event.points, own: event.seat === session.seat ? 'yes' : 'no' })}</p>` : nothing}</div>
    <div class="total ${sideClass(session.side(event.seat))}">${numeral(total, sizes.total)}<span class="vh">${total}</span><span
      class="small quiet">${at < all.length ? say('web-so-far') : say('web-total')}</span></div></div>`;
}

/**
 * The count as far as it was said, the newest part in bold.
 * @param {import('./cadence.js').Step[]} all
 * @param {number} at
 */
function cadenceWords(all, at) {
  if (!all.length) return html`<b>${say('web-count-nothing')}</b>`;
  if (!at) return nothing;
  const said = all.slice(0, at).map(({ words }) => words);
  const capital = said.map((words, i) => (i ? words : words.slice(0, 1).toUpperCase() + words.slice(1)));
  const before = capital.slice(0, -1);
  return before.length
    ? html`${before.reduce((a, item) => say('cadence-more', { before: a, item }))}, <b>${capital.at(-1)}</b>`
    : html`<b>${capital[0]}</b>`;
}

/**
 * @param {Session} session
 * @param {{seat: number, where: string, state: string}[]} entries
 */
function order(session, entries) {
  return html`<ol class="order" aria-label=${say('web-show-order')}>${entries.map(({ seat, where, state }) => html`<li class=${
    state === 'now' ? 'on' : state} aria-current=${state === 'now' ? 'step' : nothing}>${mark(session.side(seat))} ${
    say('web-whose', { where, player: session.name(seat), own: seat === session.seat && session.mine.length < 2 ? 'yes' : 'no' })}</li>`)}</ol>`;
}

/**
 * The discard: the crib that is being made, and what is asked.
 * @param {Session} session
 * @param {CardStyle} style
 */
export function discard(session, style) {
  const { shown, chosen } = session;
  if (!shown) return nothing;
  const mine = session.myTurn;
  const { stage } = shown.view;
  const placed = cribOf(stage).length + sum(shown.laidBy);
  const wanted = shown.view.legal.Discard ?? 0;
  return html`<div class="cribbox big" role="group" aria-label=${say('web-crib-holds', { crib: cribName(session), n: placed })}><div class="bigcrib" aria-hidden="true">${
    Array.from({ length: placed }, () => cardOnTable(HIDDEN))}${
    chosen.map((card) => cardOnTable(card, { style, classes: 'ghostly', named: false }))}${
    Array.from({ length: Math.max(0, Math.max(4 - placed, wanted) - chosen.length) }, () => html`<span class="card slot"></span>`)}</div>
    <span class="small label"><b>${cribName(session)}</b></span></div>
    <div class="ask"><h2>${mine && wanted ? discardText(session, wanted) : waitText(session)}</h2><p class="quiet">${
      mine && wanted ? say('web-discard-help') : nothing}</p></div>`;
}

/** What is to be laid away, and where it goes.
 * @param {Session} session
 * @param {number} n */
function discardText(session, n) {
  const { shown, seat } = session;
  const owner = shown ? cribOwner(shown.view) : null;
  const whose = owner === null ? 'nobody' : owner === seat ? 'own'
    : seat !== null && session.side(owner) === session.side(seat) ? 'team' : 'other';
  return say('web-ask-discard', { n, whose, player: owner === null ? '' : session.name(owner) });
}

/** @param {Session} session */
function waitText(session) {
  const { shown, story, newest } = session;
  if (story.busy || !shown) return '';
  return shown.view.to_act.length ? newest?.asked.at(-1) ?? '' : '';
}

/** @param {Session} session */
export function bid(session) {
  const { shown, newest } = session;
  if (!shown) return nothing;
  const bids = shown.history.filter(({ type }) => type === 'BidMade');
  return html`<div class="ask"><h2>${session.story.busy ? say('web-heading-bidding') : newest?.asked.at(-1) ?? ''}</h2>
    <ol class="bids" aria-label=${say('web-bids')}>${bids.map(({ seat, points }) => html`<li class="chip">${mark(session.side(seat))} ${
      session.name(seat)} <b>${points || say('web-pass')}</b></li>`)}</ol></div>
    <div class="asking">${pad(session)}</div>`;
}

/** The cut, for the deal or of the starter.
 * @param {Session} session
 * @param {CardStyle} style */
export function cut(session, style) {
  const { shown, newest } = session;
  if (!shown) return nothing;
  const { draws } = readDeal(shown.history);
  const { stage } = shown.view;
  const heading = session.story.busy ? say('web-heading-cut', { what: stage.type === 'CuttingForDeal' ? 'deal' : 'starter' })
    : stage.type === 'CuttingForDeal' ? say('web-ask-cut-for-deal', { first: session.table?.options.first_dealer ?? 'low' })
    : session.myTurn ? say('web-ask-cut-starter') : newest?.asked.at(-1) ?? '';
  return html`<div class="ask"><h2>${heading}</h2>
    <div class="draws">${draws.map(({ seat, card }) => html`<figure>${cardOnTable(card, { style })}<figcaption>${
      mark(session.side(seat))} ${session.name(seat)}</figcaption></figure>`)}${
      draws.length ? nothing : html`<span class="spread" aria-hidden="true">${Array.from({ length: 9 }, () => cardOnTable(HIDDEN))}</span>`}</div>
    ${session.myTurn ? packToCut(session) : nothing}</div>`;
}

/** How the game ended, and how the match stands.
 * @param {Session} session */
export function result(session) {
  const { shown, table, newest } = session;
  const ended = shown?.at.result;
  if (!ended || !table || !newest) return nothing;
  const order = ended.scores.map((score, side) => ({ score, side })).sort((a, b) => Number(b.side === ended.winner) - Number(a.side === ended.winner) || b.score - a.score);
  const own = session.seat !== null && session.side(session.seat) === ended.winner && session.mine.length < 2;
  return html`<div class="outcome"><h2>${own ? say('web-you-won') : say('web-won', { side: sideName(session, ended.winner) })}</h2>
    <ol class="places">${order.map(({ side, score }) => html`<li class=${sideClass(side)}>${mark(side)} <span class="name">${sideName(session, side)}</span>${
      ended.levels[side] ? html`<span class="chip">${say('web-level', { level: ended.levels[side], skunk: table.options.skunk ?? 'margins' })}</span>` : nothing}
      <span class="sp"></span>${numeral(score, 34)}<span class="vh">${score}</span></li>`)}</ol>
    ${ended.resigned ? html`<p>${say('web-resigned')}</p>` : nothing}
    <div class="slip">${ended.say.map((line) => html`<p>${line}</p>`)}</div>
    <p class="links"><a class="btn" href="/g/${newest.game}">${say('web-see-replay')}</a> <a class="btn" download
      href="/api/games/${newest.game}/record">${say('web-export')}</a></p></div>`;
}

/** Nothing is shown until the next person at this device is alone with it.
 * @param {Session} session */
export function covered(session) {
  return html`<div class="ask"><h2>${say('web-pass-device', { player: session.name(session.device.next ?? 0) })}</h2>
    <p class="quiet">${say('web-pass-device-help', { player: session.name(session.device.next ?? 0) })}</p></div>`;
}
