// Text mode: a log that only grows, a line to type in, and everything else as buttons below. What can be typed is what
// the terminal understands, and the answers are the same.

import { announce } from '../announcer.js';
import { html, nothing, repeat } from '../html.js';
import { QUESTIONS, actionName } from '../keymap.js';
import { languageSwitch } from '../language.js';
import { prefer } from '../preferences.js';
import { listing, say } from '../words.js';
import { actions } from './action.js';
import { cardLabel, choose, handCards } from './hand.js';
import { question } from './helping.js';
import { log } from './log.js';
import { entries } from './menu.js';
import { covered, scene } from './mat.js';
import { askedNumbers, pad } from './pad.js';
import { clockText, sideName } from './plates.js';
import { room } from './room.js';
import { isShort, timeOf } from './time.js';
import { obey } from './typed.js';

/** @typedef {import('./session.js').Session} Session */

/** What was typed before, for the arrow keys. */
const typed = { lines: /** @type {string[]} */ ([]), at: 0 };

/**
 * @param {Session} session
 * @param {import('./menu.js').Doing} doing
 * @param {() => unknown} dialog
 */
export function textPage(session, doing, dialog) {
  const { table, shown, newest } = session;
  const asked = session.story.busy || session.device.covered ? [] : newest?.asked ?? [];
  return html`<div class="textmode"><header><a href="?ui=table" @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      prefer({ text: false });
    }}>${say('web-table-mode')}</a> <a href="/">${say('web-lobby')}</a><span class="sp"></span>${languageSwitch('named')}</header>
    <main id="main"><h1>${table ? say('web-game-to', { target: table.target }) : say('web-loading')}</h1>
    ${session.failure ? html`<p class="errtext">${session.failure}</p>` : nothing}
    <h2>${say('web-log')}</h2>${log(session, 'text')}
    <h2>${say('web-text-now')}</h2><div class="asked">${session.complaint ? html`<p class="errtext">${session.complaint.text}</p>` : nothing}${
      session.asking.answer.map((line) => html`<p>${line}</p>`)}${asked.map((line) => html`<p>${line}</p>`)}${standing(session)}</div>
    ${session.device.covered ? covered(session) : nothing}${table ? choices(session) : nothing}
    ${table ? html`<form class="commandline" @submit=${(/** @type {SubmitEvent} */ event) => void submit(event, session)}><label for="command">${say('web-text-command')}</label>
      <input id="command" name="command" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="command-help" @keydown=${
      (/** @type {KeyboardEvent} */ event) => recall(event)}><button class="btn">${say('web-text-enter')}</button></form><p id="command-help" class="small quiet">${say('web-text-help')}</p>` : nothing}
    ${scene(session) === 'room' ? room(session, session.offers) : nothing}
    ${scene(session) === 'result' && newest ? html`<ul>${newest.result?.say.map((line) => html`<li>${line}</li>`)}</ul><p><a href="/g/${newest.game}">${
      say('web-see-replay')}</a> <a download href="/api/games/${newest.game}/record">${say('web-export')}</a></p>` : nothing}
    ${entries(session, doing).filter(({ kind }) => kind !== 'now').map(({ title, entries: list }) => html`<h2>${title}</h2><ul class="menulist">${list.map(({ label, run }) => html`<li><button type="button" class="btn" @click=${run}>${label}</button></li>`)}</ul>`)}
    ${shown ? html`<h2>${say('web-menu-ask')}</h2><ul class="menulist two">${QUESTIONS.map((query) => html`<li><button type="button" class="btn"
      @click=${() => question(session, query, doing)}>${actionName(query)}</button></li>`)}</ul>` : nothing}
    </main></div>${dialog()}`;
}

/** How things stand beside the game: the connection, a pause, the time, the scores.
 * @param {Session} session */
function standing(session) {
  const { table, shown, up, failure, lost, seat } = session;
  if (!table) return nothing;
  const time = seat === null ? null : timeOf(session, seat);
  return html`${failure || up ? nothing : html`<p>${say(lost ? 'web-closed' : 'web-connection-lost')}</p>`}${
    table.status === 'paused' ? html`<p>${say('web-waiting-pause')}</p>` : nothing}${
    time ? html`<p class="time ${isShort(session, seat ?? 0) ? 'low' : ''}"><b>${clockText(time.left)}</b> ${say('web-time-left')}</p>` : nothing}${
    shown ? html`<p class="scores">${listing(shown.scores.map((score, side) => say('web-side-score', { side: sideName(session, side), score })))}</p>` : nothing}`;
}

/** What can be done now: cards, numbers, and what the primary button of the drawn table does.
 * @param {Session} session */
function choices(session) {
  const { primary, others } = actions(session);
  return html`<div class="choices">${cardChoices(session)}${askedNumbers(session) ? pad(session) : nothing}<p class="row">
    <button type="button" id="primary" class="btn" data-action=${primary.id} ?disabled=${!primary.run} @click=${() => primary.run?.()}>${primary.label}</button>${
    others.map(({ id, label, run }) => html`<button type="button" class="btn" data-action=${id} ?disabled=${!run} @click=${() => run?.()}>${label}</button>`)}</p></div>`;
}

/** Our cards while one of them is asked for, by their names.
 * @param {Session} session */
function cardChoices(session) {
  const legal = session.shown?.view.legal;
  if (!session.myTurn || !(legal?.Discard || legal?.Play)) return nothing;
  const cards = handCards(session);
  return html`<ol class="menulist two hand-in-words" aria-label=${say('web-hand', { n: cards.length })}>${
    repeat(cards, (/** @type {number} */ card) => card, (/** @type {number} */ card, /** @type {number} */ place) => html`<li><button type="button" class="btn"
      data-card=${card} data-fits=${legal.Play && !legal.Play.includes(card) ? 'no' : 'yes'} aria-pressed=${session.chosen.includes(card)} @click=${() => choose(session, card)}>${cardLabel(session, card, place, cards.length)}</button></li>`)}</ol>`;
}

/**
 * @param {SubmitEvent} event
 * @param {Session} session
 */
async function submit(event, session) {
  event.preventDefault();
  session.story.finish();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get('command') ?? '').trim();
  form.reset();
  if (!text) {
    announce(session.newest?.asked ?? [], 'answer', { again: true });
    return;
  }
  typed.lines.push(text);
  typed.at = typed.lines.length;
  const answer = await obey(text, session);
  if (answer?.type === 'answer') {
    session.asking.write(text, answer.say);
    if (answer.query === 'quit') location.href = '/';
    if (answer.confirm) session.confirm(say('web-resign-sure'), say('web-menu-resign'), () => void session.act(answer.confirm));
  }
}

/** @param {KeyboardEvent} event */
function recall(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  typed.at = Math.max(0, Math.min(typed.at + step, typed.lines.length));
  /** @type {HTMLInputElement} */ (event.target).value = typed.lines[typed.at] ?? '';
}
