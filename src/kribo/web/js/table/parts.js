// The parts that the wide and the tall frame of a table share.

import { cardOnTable } from '../draw/cards.js';
import { logo } from '../draw/glyphs.js';
import { menuIcon } from '../draw/icons.js';
import { html, nothing } from '../html.js';
import { languageSwitch } from '../language.js';
import { prefer, preferences } from '../preferences.js';
import { isLow, isRoomy, isWide } from '../width.js';
import { say } from '../words.js';
import { actions } from './action.js';
import { steps } from './cadence.js';
import { inOrder } from './deal.js';
import { hand } from './hand.js';
import * as mat from './mat.js';
import { askedNumbers, pad } from './pad.js';
import * as panel from './panel.js';
import { ownSide } from './plates.js';
import { room } from './room.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Frame what the page gives to those who draw
 * @property {Session} session
 * @property {import('./rare.js').RareHands} rare
 * @property {() => void} draw
 * @property {import('./menu.js').Doing} doing
 * @property {string} tab of what lies beside a wide table
 * @property {() => unknown} dialog
 */

/** Whether the window has room for columns. */
export const columns = () => isWide() || isLow();

/** @param {Session} session
 * @returns {mat.Sizes} */
export function sizes(session) {
  const style = preferences.faces === 'auto' ? (columns() ? 'classic' : 'jumbo') : preferences.faces;
  const many = (session.table?.seats.length ?? 2) > 2;
  return {
    style,
    ring: isLow() ? 92 : isWide() ? (many || innerHeight < 780 ? 168 : 204) : isRoomy() ? 200 : 128,
    total: columns() && !isLow() ? 70 : 52,
  };
}

/** What lies on the mat.
 * @param {Frame} frame */
export function scene({ session, rare }) {
  const size = sizes(session);
  switch (mat.scene(session)) {
    case 'room': return room(session, session.offers);
    case 'covered': return mat.covered(session);
    case 'result': return html`${mat.result(session)}${rare.certificates.map(({ label, run }) => html`<p><button type="button" class="btn" @click=${run}>${label}</button></p>`)}`;
    case 'show': return mat.show(session, size);
    case 'discard': return mat.discard(session, size.style);
    case 'bid': return mat.bid(session);
    case 'cut': case 'starter': return mat.cut(session, size.style);
    case 'play': return mat.play(session, size);
    default: return html`<p class="quiet">${session.failure || say('web-loading')}</p>`;
  }
}

/** Why nothing goes on, if that is so.
 * @param {Session} session */
export const banners = (session) => html`${connectionLine(session)}${pausedLine(session)}`;

/** @param {Session} session */
function pausedLine(session) {
  const { table } = session;
  if (table?.status !== 'paused') return nothing;
  const names = table.paused.seats.map((seat) => session.name(seat)).join(', ');
  return html`<p class="banner">${table.paused.why === 'away'
    ? say('web-paused-for', { players: names }) : say('web-paused-by', { player: table.paused.by })}</p>`;
}

/** @param {Session} session */
function connectionLine(session) {
  if (session.failure || session.up) return nothing;
  return html`<p class="banner">${session.lost ? say('web-closed') : say('web-connection-lost')}</p>`;
}

/** @param {Session} session */
function lastCount(session) {
  const event = session.shown?.lastCount;
  if (!event) {
    return session.lastCount.length
      ? html`<p class="small">${session.lastCount.at(-1)}</p>` : html`<p class="small quiet">${say('web-no-count')}</p>`;
  }
  const style = 'bare';
  const chips = steps(event.items).map(({ chip }) => chip);
  return html`<div class="mini" aria-hidden="true">${inOrder(event.cards).map((card, i) =>
    html`${i === event.cards.length - 1 ? html`<span class="plusgap"></span>` : nothing}${cardOnTable(card, { style, named: false })}`)}</div>
    <p class="counted">${say('web-whose', {
      where: event.where, player: session.name(event.seat), own: event.seat === session.seat && session.mine.length < 2 ? 'yes' : 'no',
    })}: ${chips.length > 1 ? html`${chips.slice(0, -1).join(', ')}, ` : nothing}<b>${chips.at(-1) ?? '0'}</b></p>`;
}

/** The last count, answers and complaints.
 * @param {Frame} frame */
export function strip({ session, rare }) {
  if (!session.shown || (!columns() && !session.shown.lastCount && !session.lastCount.length && !session.asking.answer.length && !session.complaint)) return nothing;
  return html`<section class="strip" tabindex=${columns() ? 0 : nothing} aria-label=${say('web-last-count')}><div class="striphead"><h2 class="h">${say('web-last-count')}</h2>${
      rare.leads.map(({ label, run }) => html`<button type="button" class="btn bare small" @click=${run}>${label}</button>`)}</div><div class="stripbody">${panel.strip(session, () => lastCount(session))}</div></section>`;
}

/** The primary button and those beside it.
 * @param {Session} session
 * @param {boolean} [slim] without what the button for taking back does
 */
export function buttons(session, slim = false) {
  const { primary, others: all } = actions(session);
  const others = slim ? all.filter(({ id: key }) => key !== 'put-back' && key !== 'take-back') : all;
  return html`<button type="button" id="primary" class="btn primary" ?disabled=${!primary.run || session.sending}
    data-action=${primary.id} @click=${() => primary.run?.()}>${primary.label}</button>${
    others.map(({ id: key, label, run }) => html`<button type="button" class="btn" data-action=${key} ?disabled=${!run || session.sending}
      @click=${() => run?.()}>${label}</button>`)}`;
}

/** The game in a line.
 * @param {Session} session */
export function game(session) {
  const { table, shown } = session;
  if (!table) return nothing;
  return shown
    ? say('web-game-line', { target: table.target, deal: Math.max(1, shown.view.deals), crib: mat.cribName(session) })
    : say('web-game-to', { target: table.target });
}

/** Text mode first, on every page. */
export function textLink() {
  return html`<a class="btn bare small textlink" href="?ui=text" @click=${(/** @type {Event} */ event) => {
    event.preventDefault();
    prefer({ text: true });
  }}>${columns() ? say('web-text-mode') : html`<span aria-hidden="true">${say('web-text-short')}</span><span class="vh">${say('web-text-mode')}</span>`}</a>`;
}

/**
 * @param {Frame} frame
 * @param {boolean} words
 */
export const menuButton = ({ doing }, words) => html`<button type="button" class="btn menubtn" aria-haspopup="dialog"
  aria-label=${words ? nothing : say('web-menu')} @click=${() => doing.sheet('menu')}>${menuIcon}${words ? say('web-menu') : nothing}</button>`;

/** The sides that are not ours.
 * @param {Session} session */
export function others(session) {
  const own = ownSide(session);
  return Array.from({ length: session.table?.sides ?? 0 }, (_, side) => side).filter((side) => side !== own);
}

/** The hand, or the numbers that are asked for; a bid needs a look at the hand, so its numbers lie on the mat.
 * @param {Session} session */
export function lower(session) {
  if (askedNumbers(session) && !session.shown?.view.legal.Bid) return pad(session);
  const cards = hand(session, sizes(session).style, !columns() || isLow());
  return cards === nothing ? html`<div class="hand empty"></div>` : cards;
}

/** A page without a table yet.
 * @param {Session} session */
export function plain(session) {
  return html`<div class="plain"><header class="top">${textLink()}<a class="home" href="/" aria-label=${say('web-lobby')}>${logo(28)}</a><span class="sp"></span>${languageSwitch()}</header><main id="main"><p>${session.failure || say('web-loading')}</p></main></div>`;
}
