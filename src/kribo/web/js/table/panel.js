// Beside the table: talk, and what was answered or counted last.

import { mark } from '../draw/sides.js';
import { html, nothing } from '../html.js';
import { say } from '../words.js';

/** @typedef {import('./session.js').Session} Session */

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
    const silent = session.talk.silenced.has(person);
    return html`<li>${mark(side)} <span class="name">${name}</span><span class="sp"></span><button type="button" class="btn bare small"
      aria-pressed=${silent} @click=${() => void session.talk.shun(person, silent ? null : 'mute')}>${say('web-mute')}</button><button type="button"
      class="btn bare small" @click=${() => void session.talk.shun(person, 'block')}>${say('web-block')}</button></li>`;
  })}</ul>`;
}

/** What happened last, in one line: an answer, a complaint, or the last count.
 * @param {Session} session
 * @param {() => unknown} otherwise */
export function strip(session, otherwise) {
  if (session.complaint) return html`<p class="errtext">${session.complaint.text}</p>`;
  if (session.asking.answer.length) return html`<div class="answer">${session.asking.answer.map((line) => html`<p>${line}</p>`)}</div>`;
  return otherwise();
}
