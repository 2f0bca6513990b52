// Beside the table: what happened, and what is said.

import { cardInText } from '../draw/cards.js';
import { mark } from '../draw/sides.js';
import { html, nothing, repeat } from '../html.js';
import { foreign, say } from '../words.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./session.js').LogEntry} LogEntry */

/** What the log shows: all, or one channel. */
export const view = { channel: /** @type {'all' | 'game' | 'chat'} */ ('all') };

/** @param {Session} session */
export function log(session) {
  const entries = session.log.filter(({ channel }) => view.channel === 'all' || channel === view.channel);
  return html`<div class="logbar seg" role="group" aria-label=${say('web-log-views')}>${
    /** @type {const} */ (['all', 'game', 'chat']).map((channel) => html`<button type="button" aria-pressed=${view.channel === channel}
      @click=${() => { view.channel = channel; session.redraw(); }}>${say('web-log-view', { channel })}</button>`)}</div>
    <div class="log" role="log" aria-live="off" tabindex="0" aria-label=${say('web-log')}><ol>${
    repeat(entries, (/** @type {LogEntry} */ { id }) => id, entry)}</ol></div>`;
}

/** @param {LogEntry} shown */
function entry({ side, text, lang, played, points }) {
  return html`<li lang=${foreign(lang)}>${side === null ? html`<span></span>` : mark(side)}<span>${played
    ? html`<span aria-hidden="true">${cardInText(played.card)} ${played.count}</span><span class="vh">${text}</span>`
    : text}</span>${points ? html`<span class="pts" aria-hidden="true">${points > 0 ? say('plus', { n: points }) : say('minus', { n: -points })}</span>` : nothing}</li>`;
}

/**
 * The phrases that can be said, and a line for free text where the table allows it.
 * @param {Session} session
 * @param {import('../api.js').Offers | null} offers
 */
export function talk(session, offers) {
  const { table, mine } = session;
  if (!table || !offers) return nothing;
  if (!mine.length) return html`<p class="quiet pad-s">${say('web-talk-watching')}</p>`;
  // Where partners play, free text rests while a deal is on; the server refuses it, so the line is not offered.
  const partners = table.sides < table.seats.length;
  const free = table.chat === 'free' && !(partners && table.status === 'playing');
  return html`<div class="phrases" role="group" aria-label=${say('web-phrases')}>${offers.phrases.map(({ id, say: words }) => html`<button
      type="button" class="btn small" @click=${() => void session.send({ type: 'chat', phrase: id })}>${words}</button>`)}</div>
    ${free ? html`<form class="sayform" @submit=${(/** @type {SubmitEvent} */ event) => speak(event, session)}><label><span class="vh">${
      say('web-say')}</span><input name="text" maxlength=${offers.limits.chat} autocomplete="off" placeholder=${say('web-say')}></label><button
      class="btn">${say('web-send')}</button></form>` : nothing}${others(session)}`;
}

/**
 * @param {SubmitEvent} event
 * @param {Session} session
 */
function speak(event, session) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get('text') ?? '').trim();
  if (text) void session.send({ type: 'chat', text });
  form.reset();
}

/** Those who can be muted or blocked.
 * @param {Session} session */
function others(session) {
  const { table } = session;
  const people = (table?.seats ?? []).filter(({ kind, person }) => kind === 'person' && person && person !== table?.you.person);
  const unique = [...new Map(people.map((seat) => [seat.person, seat])).values()];
  if (!unique.length) return nothing;
  return html`<ul class="others">${unique.map(({ person, name, side }) => {
    const silent = session.silenced.has(person);
    return html`<li>${mark(side)} <span class="name">${name}</span><span class="sp"></span><button type="button" class="btn bare small"
      aria-pressed=${silent} @click=${() => void session.shun(person, silent ? null : 'mute')}>${say('web-mute')}</button><button type="button"
      class="btn bare small" @click=${() => void session.shun(person, 'block')}>${say('web-block')}</button></li>`;
  })}</ul>`;
}

/** What happened last, in one line: an answer, a complaint, or the last count.
 * @param {Session} session
 * @param {() => unknown} otherwise */
export function strip(session, otherwise) {
  if (session.complaint) return html`<p class="errtext">${session.complaint.text}</p>`;
  if (session.answer.length) return html`<div class="answer">${session.answer.map((line) => html`<p>${line}</p>`)}</div>`;
  return otherwise();
}
