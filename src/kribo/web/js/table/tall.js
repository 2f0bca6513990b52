// The frame of a table for a phone held upright: one column, with the primary button in reach of the thumb.

import { logo } from '../draw/glyphs.js';
import { logIcon, sayIcon, undoIcon } from '../draw/icons.js';
import { html, nothing } from '../html.js';
import { languageSwitch } from '../language.js';
import { isRoomy } from '../width.js';
import { say } from '../words.js';
import * as mat from './mat.js';
import { askedNumbers } from './pad.js';
import { banners, buttons, game, lower, menuButton, others, plain, scene, strip, textLink } from './parts.js';
import { backs, ownSide, seatRow, slimPlate, theBoard, theLadder } from './plates.js';

/** @typedef {import('./parts.js').Frame} Frame */

/** @param {Frame} frame */
export function tall(frame) {
  const { session, doing } = frame;
  const { table } = session;
  if (!table) return plain(session);
  const own = ownSide(session);
  const sides = others(session);
  const many = table.seats.length > 2;
  const now = mat.scene(session);
  const padding = Boolean(askedNumbers(session)) && now !== 'bid' && !session.story.busy;
  const ladder = table.sides > 4 && !isRoomy();
  const alone = table.sides > 2 && table.sides === table.seats.length && Boolean(session.shown);
  const opponent = table.seats.find(({ side }) => side === sides[0]);
  return html`<div class="phone ${many ? 'crowd' : ''} ${padding ? 'padding' : ''} at-${now}">
    <header class="bar1">${textLink()}${sides.length === 1 ? slimPlate(session, sides[0], 22) : html`<a class="home" href="/"
      aria-label=${say('web-lobby')}>${logo(22)}</a>`}<span class="sp"></span><h1 class="vh">${game(session)}</h1>${languageSwitch()}${menuButton(frame, false)}</header>
    <main id="main">${
      ladder ? html`<section aria-label=${say('web-scores')}>${theLadder(session)}</section>` : html`<section class="boardrow" aria-label=${say('web-board')}>${theBoard(session, false)}${
        sides.length > 1 && !alone ? html`<div class="slims">${sides.map((side) => slimPlate(session, side, 18))}</div>` : nothing}</section>`}
      ${session.shown && (now === 'play' || now === 'starter') && !many ? html`<div class="oppr">${opponent ? backs(session, opponent.seat) : nothing}${
        mat.deck(session, 'bare')}${mat.cribBox(session)}</div>` : nothing}
      ${many && !ladder && table.status !== 'open' && session.shown ? html`<div class="oppr">${seatRow(session, { scores: alone })}</div>` : nothing}
      <div class="mat ${now}" tabindex="-1">${banners(session)}${scene(frame)}${
        many && now === 'play' ? html`<div class="row2">${mat.deck(session, 'bare')}${mat.cribBox(session)}</div>` : nothing}</div>
      ${strip(frame)}
      <section class="mine" aria-label=${say('web-your-place')}>${own === null ? nothing : html`<div class="me">${slimPlate(session, own, 26)}</div>`}
      ${lower(session)}<div class="acts">${session.story.counting ? nothing : html`<button type="button" class="btn" aria-label=${say('web-undo')}
        ?disabled=${!session.chosen.length && !session.shown?.view.legal.TakeBack} @click=${() => back(frame)}>${undoIcon}</button><button type="button" class="btn"
        aria-label=${say('web-menu-talk')} @click=${() => doing.sheet('talk')}>${sayIcon}${session.talk.unread ? html`<span class="dot"></span>` : nothing}</button><button
        type="button" class="btn logbtn" aria-label=${say('web-menu-log')} @click=${() => doing.sheet('log')}>${logIcon}</button>`}${buttons(session, true)}</div></section>
    </main></div>${frame.dialog()}`;
}

/** Take back what was chosen, or the discard while that can be.
 * @param {Frame} frame */
function back({ session, draw }) {
  if (session.chosen.length) {
    session.chosen = [];
    draw();
  } else if (session.shown?.view.legal.TakeBack) void session.act({ type: 'TakeBack', seat: session.seat });
}
