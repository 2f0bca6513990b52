// Before a game: who sits where, how to call friends, and the rules in plain words.

import { get } from '../api.js';
import { mark } from '../draw/sides.js';
import { html, nothing, render } from '../html.js';
import { onLanguage } from '../language.js';
import { markdown } from '../pages/rules.js';
import { say } from '../words.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * @param {Session} session
 * @param {import('../api.js').Offers | null} offers
 */
export function room(session, offers) {
  const { table } = session;
  if (!table) return nothing;
  return html`<div class="waitingroom"><h2>${say('web-room')}</h2>${seatList(session, offers)}${
    table.you.host && table.seats.some(({ kind }) => kind === 'open') ? invitation(table) : nothing}${rules(table)}</div>`;
}

/** A strength for who has chosen none.
 * @param {import('../api.js').Offers} offers */
export const middleLevel = ({ levels }) => levels[Math.floor((levels.length - 1) / 2)]?.name ?? '';

/**
 * @param {Session} session
 * @param {import('../api.js').Offers | null} offers
 */
function seatList(session, offers) {
  const { table, mine } = session;
  if (!table) return nothing;
  return html`<ol class="seatlist">${table.seats.map((seat) => html`<li>${mark(seat.side)} <span class="name">${
    seat.kind === 'open' ? say('web-seat-open') : seat.name}</span>${
    seat.kind === 'bot' ? html`<span class="chip small">${say('web-computer')}</span>` : nothing}${
    mine.includes(seat.seat) ? html`<span class="chip small">${say('you')}</span>` : nothing}<span class="sp"></span>${
    seatButtons(session, seat, offers)}</li>`)}</ol>`;
}

/**
 * @param {Session} session
 * @param {import('../api.js').Seat} seat
 * @param {import('../api.js').Offers | null} offers
 */
function seatButtons(session, seat, offers) {
  const { table, mine } = session;
  if (!table) return nothing;
  const { host } = table.you;
  if (seat.kind === 'open') {
    return html`${host && offers ? html`<button type="button" class="btn small" aria-label=${say('web-bot-to-seat', { n: seat.seat + 1 })}
        @click=${() => void session.send({ type: 'bot', seat: seat.seat, level: middleLevel(offers) })}>${say('web-computer')}</button>` : nothing}
      <button type="button" class="btn small" aria-label=${mine.length ? say('web-seat-here', { n: seat.seat + 1 }) : say('web-sit', { n: seat.seat + 1 })}
        @click=${() => void session.onSit(seat.seat)}>${mine.length ? say('web-somebody-here') : say('web-primary-sit')}</button>`;
  }
  if (mine.includes(seat.seat)) {
    return html`<button type="button" class="btn bare small" @click=${() => void session.send({ type: 'stand', seat: seat.seat })}>${say('web-stand')}</button>`;
  }
  return host
    ? html`<button type="button" class="btn bare small" aria-label=${say('web-free-seat', { player: seat.name })}
        @click=${() => void session.send({ type: 'kick', seat: seat.seat })}>${say('web-free')}</button>`
    : nothing;
}

/** The link, the code and a picture of the link.
 * @param {import('../api.js').Table} table */
export function invitation(table) {
  const link = new URL(table.link, location.href).href;
  return html`<section class="invite" aria-label=${say('web-invite')}>
    <img class="qr" alt=${say('web-qr')} width="132" height="132" src="/api/tables/${table.id}/qr.svg">
    <div><p>${say('web-invite-help')}</p>
      <p class="code"><span class="vh">${say('web-code', { code: [...table.code].join(' ') })}</span><span aria-hidden="true">${table.code.slice(0, 3)}</span><span aria-hidden="true">${table.code.slice(3)}</span></p>
      <p class="linkrow"><input readonly aria-label=${say('web-link')} .value=${link} @focus=${(/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.target).select()}><button type="button" class="btn" @click=${(/** @type {Event} */ event) =>
        void copy(link, /** @type {HTMLButtonElement} */ (event.currentTarget))}>${say('web-copy')}</button></p></div></section>`;
}

/**
 * @param {string} text
 * @param {HTMLButtonElement} button
 */
async function copy(text, button) {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url: text }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = say('web-copied');
  } catch {
    /** @type {HTMLInputElement | null} */ (button.previousElementSibling)?.select();
  }
}

/** The rules of a table, all of them.
 * @param {import('../api.js').Table} table */
export function rules(table) {
  return html`<details class="rules"><summary>${say('web-rules-here')}</summary><ul>${
    table.rules_say.map((line) => html`<li>${line}</li>`)}<li>${table.clock_say}</li></ul>
  </details>
  <details class="rules rulespage" data-variant=${table.variant} @toggle=${(/** @type {Event} */ event) =>
    void showPage(/** @type {HTMLDetailsElement} */ (event.target))}><summary>${say('web-rules-page')}</summary>
    <p><a href="/rules/${table.variant}" target="_blank">${say('web-rules-own-page')}</a></p><div class="prose"></div></details>`;
}

/** The whole page of a game's rules, fetched when somebody opens it.
 * @param {HTMLDetailsElement} details */
async function showPage(details) {
  const place = /** @type {HTMLElement | null} */ (details.querySelector('.prose'));
  if (!details.open || !place) return;
  const { text } = await get(`/api/rules/${details.dataset.variant}`);
  render(markdown(text, 2), place);
}

onLanguage(() => {
  for (const details of document.querySelectorAll('.rulespage')) void showPage(/** @type {HTMLDetailsElement} */ (details));
});
