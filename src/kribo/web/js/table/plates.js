// Who plays, how far they are, how long they have. A number stands beside every peg.

import { lap } from '../draw/board.js';
import { cardOnTable, HIDDEN } from '../draw/cards.js';
import { numeral } from '../draw/glyphs.js';
import { LETTERS, mark, sideClass } from '../draw/sides.js';
import { lengths } from '../draw/track.js';
import { html, nothing } from '../html.js';
import { answeringBoard, answeringLadder } from '../readout.js';
import { listing, say } from '../words.js';
import { heldCounts } from './deal.js';
import { isShort, timeOf } from './time.js';

/** @typedef {import('./session.js').Session} Session */

/** The seats of a side.
 * @param {Session} session
 * @param {number} side */
export const seatsOf = ({ table }, side) => (table?.seats ?? []).filter((seat) => seat.side === side);

/** The side whose eyes we look through, or null.
 * @param {Session} session */
export function ownSide(session) {
  return session.seat === null ? null : session.side(session.seat);
}

/** The names of a side: "You", or "You and Noor".
 * @param {Session} session
 * @param {number} side */
export function sideName(session, side) {
  const seats = seatsOf(session, side);
  const names = seats.map(({ seat, name }) => (seat === session.seat && session.mine.length < 2 ? say('you') : name || say('web-seat-open')));
  return names.length === 2 ? say('web-two-names', { one: names[0], other: names[1] }) : listing(names);
}

/** Whether a seat is asked and others wait for it.
 * @param {Session} session
 * @param {number} seat */
export const isAsked = ({ table, shown }, seat) =>
  table?.status === 'playing' && Boolean(shown?.view.to_act.includes(seat));

/** @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clock of a seat.
 * @param {Session} session
 * @param {number} seat */
export function clock(session, seat) {
  const time = timeOf(session, seat);
  if (!time) return nothing;
  return html`<span class="time ${isShort(session, seat) ? 'low' : ''}"><b>${clockText(time.left)}</b><span class="vh">${say('web-time-left')}</span></span>`;
}

/** The seat whose time stands on the plate of a side: the only one, or of a team our own.
 * @param {Session} session
 * @param {import('../api.js').Seat[]} seats */
const theTimed = (session, seats) => (seats.length === 1 ? seats[0] : seats.find(({ seat }) => seat === session.seat));

/** @param {Session} session
 * @param {number} seat */
export function dealerMark(session, seat) {
  return session.shown?.view.dealer === seat
    ? html`<span class="dealer" title=${say('web-dealer')}><span aria-hidden="true">${say('web-dealer-letter')}</span><span class="vh">${say('web-dealer')}</span></span>`
    : nothing;
}

/** What there is to know about a seat besides its name.
 * @param {import('../api.js').Seat} seat */
function presence(seat) {
  if (seat.stand_in) return html`<span class="chip small">${say('web-bot-stands-in')}</span>`;
  if (seat.kind === 'person' && !seat.present) return html`<span class="chip small">${say('web-away')}</span>`;
  return nothing;
}

/**
 * The plate of a side.
 * @param {Session} session
 * @param {number} side
 * @param {{size?: number, tall?: boolean}} [how]
 */
export function plate(session, side, { size = 46, tall = false } = {}) {
  const { table, shown } = session;
  if (!table) return nothing;
  const seats = seatsOf(session, side);
  const score = shown?.scores[side] ?? 0;
  const gain = shown?.gains[side] ?? 0;
  const asked = seats.some(({ seat }) => isAsked(session, seat));
  const name = sideName(session, side);
  const one = seats.length === 1 ? seats[0] : null;
  const timed = theTimed(session, seats);
  return html`<section class="plate ${sideClass(side)} ${tall ? 'tall' : ''} ${asked ? 'turn' : ''}"
    aria-label=${say('web-plate', { side: name, score })}>
    <span class="band pat-${LETTERS[side]}"></span>
    <div class="whose"><div class="who">${mark(side)} <span class="name">${name}</span>${
      seats.map(({ seat }) => dealerMark(session, seat))}</div>
      <div class="meta">${shown ? say('web-to-go', { n: Math.max(0, table.target - score) }) : nothing}${
        lengths(table.target).laps > 1 && shown
          ? html` <span class="lap">${say('web-lap', { lap: lap(table.target, score), laps: lengths(table.target).laps })}</span>` : nothing}${
        table.match.form !== 'single' ? html` · ${say('web-games', { n: table.match.games_won[side] })}` : nothing}${
        timed ? html` ${clock(session, timed.seat)}` : nothing}${one ? html` ${presence(one)}` : nothing}</div></div>
    <div class="score">${gainOf(gain)}${numeral(score, size)}<span class="vh">${score}</span></div></section>`;
}

/** @param {number} gain */
export function gainOf(gain) {
  if (!gain) return nothing;
  return html`<span class="gain">${gain > 0 ? say('plus', { n: gain }) : say('minus', { n: -gain })}</span>`;
}

/**
 * A plate in one line, for the phone.
 * @param {Session} session
 * @param {number} side
 * @param {number} size
 */
export function slimPlate(session, side, size) {
  const { table, shown } = session;
  if (!table) return nothing;
  const seats = seatsOf(session, side);
  const score = shown?.scores[side] ?? 0;
  const name = sideName(session, side);
  const timed = theTimed(session, seats);
  return html`<section class="slim ${seats.some(({ seat }) => isAsked(session, seat)) ? 'turn' : ''}" aria-label=${say('web-plate', { side: name, score })}>
    <span class="who">${mark(side)} <span class="name">${name}</span></span>${
      seats.map(({ seat }) => dealerMark(session, seat))}${numeral(score, size)}<span class="vh">${score}</span>${
      gainOf(shown?.gains[side] ?? 0)}<span class="quiet small togo">${
        shown ? say('web-to-go', { n: Math.max(0, table.target - score) }) : nothing}${
        lengths(table.target).laps > 1 && shown ? html` <span class="lap">${say('web-lap', { lap: lap(table.target, score), laps: lengths(table.target).laps })}</span>` : nothing}</span>${
      timed ? html`<span class="sp"></span>${seats.length === 1 ? presence(timed) : nothing}${clock(session, timed.seat)}` : nothing}</section>`;
}

/**
 * What the board shows, in words: all sides with both pegs.
 * @param {Session} session
 */
export function boardLabel(session) {
  const { table, shown } = session;
  if (!table || !shown) return say('web-board');
  return listing(shown.scores.map((score, side) =>
    say('web-track', { side: sideName(session, side), score, rear: shown.rears[side] })));
}

/** @param {Session} session
 * @param {boolean} columns
 * @returns {import('../draw/board.js').BoardState | null} */
export function boardState(session, columns) {
  const { table, shown } = session;
  if (!table) return null;
  return {
    target: table.target,
    skunk: table.options.skunk ?? 'margins',
    scores: shown?.scores ?? Array(table.sides).fill(0),
    rears: shown?.rears ?? Array(table.sides).fill(0),
    columns,
    label: boardLabel(session),
  };
}

/** @param {Session} session
 * @param {boolean} columns */
export function theBoard(session, columns) {
  const what = askable(session, columns);
  return what ? answeringBoard(what) : nothing;
}

/** @param {Session} session
 * @param {boolean} columns */
function askable(session, columns) {
  const state = boardState(session, columns);
  return state && { state, names: state.scores.map((_, side) => sideName(session, side)), redraw: () => session.redraw() };
}

/** Five and six sides have no room for pegs on a phone: plates, the one in front first.
 * @param {Session} session */
export function theLadder(session) {
  const what = askable(session, false);
  if (!what) return nothing;
  const order = what.names.map((_, side) => side).sort((a, b) => what.state.scores[b] - what.state.scores[a]);
  /** @template T
   * @param {T[]} all */
  const inOrder = (all) => order.map((side) => all[side]);
  const state = { ...what.state, scores: inOrder(what.state.scores), rears: inOrder(what.state.rears) };
  return answeringLadder({ ...what, state, names: inOrder(what.names) }, (place) => seatPill(session, seatsOf(session, order[place])[0], { scores: true }));
}

/** The cards that a seat holds, as backs; they are counted and not focusable.
 * @param {Session} session
 * @param {number} seat */
export function backs(session, seat) {
  const { shown, table } = session;
  if (!shown || !table) return nothing;
  const n = heldCounts(shown.view.stage, table.seats.length)[seat] - (shown.laidBy[seat] ?? 0);
  if (n <= 0) return nothing;
  return html`<span class="backs" role="img" aria-label=${say('web-holds', { player: session.name(seat), n })}>${
    Array.from({ length: n }, () => cardOnTable(HIDDEN))}</span>`;
}

/** The seats of a table of more than two, in their order round it.
 * @param {Session} session
 * @param {{scores?: boolean}} [how] */
export function seatRow(session, how = {}) {
  const { table, seat: own } = session;
  if (!table || !session.shown) return nothing;
  const n = table.seats.length;
  const first = (own ?? -1) + 1;
  const seats = Array.from({ length: own === null ? n : n - 1 }, (_, i) => table.seats[(first + i) % n]);
  return html`<div class="seats n${seats.length} ${how.scores ? 'scored' : ''}">${seats.map((seat) => seatPill(session, seat, how))}</div>`;
}

/**
 * A seat in one line: who, dealer, what is held, and the score where it has one of its own.
 * @param {Session} session
 * @param {import('../api.js').Seat} seat
 * @param {{scores?: boolean}} how
 */
export function seatPill(session, seat, { scores = false }) {
  const { table, shown, seat: own } = session;
  if (!table || !shown) return nothing;
  const partner = own !== null && own !== seat.seat && session.side(own) === seat.side;
  const score = shown.scores[seat.side];
  const name = seat.seat === own && session.mine.length < 2 ? say('you') : seat.name;
  return html`<span class="seat ${isAsked(session, seat.seat) ? 'turn' : ''}">${mark(seat.side)} <span class="name">${name}</span>${
    partner ? html`<span class="quiet small partner">${say('web-partner')}</span>` : nothing}${dealerMark(session, seat.seat)}${
    scores ? html`${numeral(score, 22)}<span class="vh">${score}</span>${gainOf(shown.gains[seat.side])}` : nothing}<span class="sp"></span>${
    presence(seat)}${clock(session, seat.seat)}${seat.seat === own ? nothing : backs(session, seat.seat)}</span>`;
}
