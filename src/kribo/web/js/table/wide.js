// The frame of a table where the window has room for columns: board, mat and hand, and what lies beside them.

import { logo } from '../draw/glyphs.js';
import { mutedIcon, soundIcon } from '../draw/icons.js';
import { html, nothing } from '../html.js';
import { languageSwitch } from '../language.js';
import { prefer, preferences } from '../preferences.js';
import { isLow, isNarrow, isShort } from '../width.js';
import { say } from '../words.js';
import { help } from './helping.js';
import { log } from './log.js';
import * as mat from './mat.js';
import * as panel from './panel.js';
import { banners, buttons, game, lower, menuButton, others, plain, scene, sizes, strip, textLink } from './parts.js';
import { backs, ownSide, plate, seatRow, sideName, theBoard } from './plates.js';
import { rules } from './room.js';

/** @typedef {import('./parts.js').Frame} Frame */
/** @typedef {import('./session.js').Session} Session */

const TABS = ['log', 'talk', 'rules'];

/** @param {Frame} frame */
export function wide(frame) {
  const { session, doing, draw } = frame;
  const { table } = session;
  if (!table) return plain(session);
  const own = ownSide(session);
  const many = table.seats.length > 2;
  const sides = others(session);
  const opponent = table.seats.find(({ side }) => side === sides[0]);
  const shared = own !== null && table.seats.filter(({ side }) => side === own).length > 1;
  // Where many play each alone, the seats say the scores; there is no room for plates as well.
  const alone = table.sides > 3 && Boolean(session.shown);
  return html`<div class="desk ${many ? 'crowd' : ''} ${isLow() ? 'low' : `${isNarrow() ? 'narrow' : ''} ${isShort() ? 'short' : ''}`}">
    <header class="top">${textLink()}<a class="home" href="/" aria-label=${say('web-lobby')}>${logo(28)}</a><span class="sp"></span>
      <h1 class="game">${game(session)}</h1><span class="sp"></span>${languageSwitch()}${soundButton(draw)}<button type="button" class="btn bare" aria-label=${say('web-help')}
        @click=${() => help(session, doing)}>?</button>${menuButton(frame, true)}</header>
    <main id="main">
      <section class="left" aria-label=${say('web-board')}>${theBoard(session, true)}${strip(frame)}</section>
      <section class="play" aria-label=${say('web-table')}><div class="opp sides${sides.length}">${
        alone ? seatRow(session, { scores: true }) : sides.map((side) => plate(session, side))}${
        shared && own !== null ? plate(session, own) : nothing}${
        !many && opponent && session.shown ? backs(session, opponent.seat) : nothing}</div>
        <div class="mat ${mat.scene(session)}" tabindex="-1">${banners(session)}${many && !alone && table.status !== 'open' ? seatRow(session) : nothing}${scene(frame)}${
          under(session)}</div></section>
      <aside class="panel side" aria-label=${say('web-beside')}>${tabs(frame)}</aside>
      <section class="bottom" aria-label=${say('web-your-place')}>${own === null ? html`<span></span>` : shared ? seatPlate(session) : plate(session, own, { size: 64, tall: true })}
        ${lower(session)}<div class="act">${buttons(session)}</div></section>
    </main></div>${frame.dialog()}`;
}

/** @param {() => void} draw */
function soundButton(draw) {
  return html`<button type="button" class="btn bare" aria-pressed=${preferences.sound} aria-label=${say('web-sound')}
    @click=${() => { prefer({ sound: !preferences.sound }); draw(); }}>${preferences.sound ? soundIcon : mutedIcon}</button>`;
}

/** Log, talk and rules, one at a time.
 * @param {Frame} frame */
function tabs(frame) {
  const { session, tab } = frame;
  const unread = tab === 'talk' ? 0 : session.talk.unread;
  return html`<div class="tabs" role="tablist" @keydown=${(/** @type {KeyboardEvent} */ event) => turnTab(event, frame)}>${TABS.map((name) => html`<button
      type="button" role="tab" id="tab-${name}" aria-controls="tabpanel" aria-selected=${tab === name} tabindex=${tab === name ? 0 : -1}
      @click=${() => show(frame, name)}>${say('web-tab', { tab: name })}${
      name === 'talk' && unread ? html` <span class="chip small">${unread}</span>` : nothing}</button>`)}</div>
    <div class="tabpanel" id="tabpanel" role="tabpanel" aria-labelledby="tab-${tab}">${beside(session, tab)}</div>`;
}

/**
 * @param {Frame} frame
 * @param {string} name
 */
function show(frame, name) {
  frame.tab = name;
  if (name === 'talk') frame.session.talk.unread = 0;
  frame.draw();
}

/**
 * @param {KeyboardEvent} event
 * @param {Frame} frame
 */
function turnTab(event, frame) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  show(frame, TABS[(TABS.indexOf(frame.tab) + step + TABS.length) % TABS.length]);
  /** @type {HTMLElement | null} */ (list.querySelector('[aria-selected="true"]'))?.focus();
}

/**
 * @param {Session} session
 * @param {string} name
 */
function beside(session, name) {
  if (name === 'talk') return panel.talk(session, session.offers);
  if (name === 'rules') return session.table ? rules(session.table) : nothing;
  return log(session, 'side');
}

/** Ourselves where we play with partners.
 * @param {Session} session */
function seatPlate(session) {
  const { seat } = session;
  const partners = session.table?.seats.filter((other) => other.side === ownSide(session) && other.seat !== seat) ?? [];
  return html`<section class="panel seatme s-${'abcdef'[ownSide(session) ?? 0]}"><span class="band pat-${'abcdef'[ownSide(session) ?? 0]}"></span>
    <div><p class="who">${sideName(session, ownSide(session) ?? 0)}</p><p class="small quiet">${
      say('web-plays-with-you', { players: partners.map(({ name }) => name).join(', ') })}</p></div></section>`;
}

/** Below the count: the pack, the starter and the crib.
 * @param {Session} session */
function under(session) {
  const now = mat.scene(session);
  if (!session.shown || now !== 'play') return nothing;
  return html`<div class="row2">${mat.deck(session, sizes(session).style)}${mat.cribBox(session)}</div>`;
}
