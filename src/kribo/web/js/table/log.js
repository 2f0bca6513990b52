// The log: its views, the keys in it, and what can be taken out of it. Beside the drawn table, in a sheet, and in text
// mode it is the same.

import { announce } from '../announcer.js';
import { cardInText } from '../draw/cards.js';
import { mark } from '../draw/sides.js';
import { html, nothing, repeat } from '../html.js';
import { prefer, preferences } from '../preferences.js';
import { foreign, say } from '../words.js';
import { VIEWS, clock } from './history.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./history.js').Entry} Entry */

const PAGE = 10;
const STEPS = /** @type {Record<string, number>} */ ({
  ArrowUp: -1, ArrowDown: 1, ',': -1, '.': 1, PageUp: -PAGE, PageDown: PAGE, Home: -Infinity, End: Infinity,
});

/**
 * @param {Session} session
 * @param {'side' | 'sheet' | 'text'} place
 */
export function log(session, place) {
  const history = session.log;
  const plain = place === 'text';
  return html`<div class="logbox" @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, session)}>
    <div class="logbar seg" role="group" aria-label=${say('web-log-views')}>${VIEWS.map((channel) => html`<button type="button"
      aria-pressed=${history.view === channel} @click=${() => { history.view = channel; session.redraw(); }}>${say('web-log-view', { channel })}</button>`)}</div>
    <div class="log ${plain ? 'plainlog' : ''}" role="log" aria-live="off" tabindex="0" aria-label=${say('web-log')} aria-describedby="logkeys-${place}"
      @click=${(/** @type {Event} */ event) => point(event, session)}><ol>${repeat(history.of(), (/** @type {Entry} */ { id }) => id, (/** @type {Entry} */ entry) =>
        html`<li data-id=${entry.id} lang=${foreign(entry.lang)} aria-current=${entry.id === history.at ? 'true' : nothing}>${plain ? history.words(entry) : drawn(entry)}</li>`)}</ol></div>
    <p class="vh" id="logkeys-${place}">${say('web-log-keys')}</p>${tools(session)}</div>`;
}

/** @param {Entry} entry */
function drawn(entry) {
  const { side, text, played, points } = entry;
  return html`${side === null ? html`<span></span>` : mark(side)}<span>${preferences.times ? html`<small class="quiet">${clock(entry)}</small> ` : nothing}${played
    ? html`<span aria-hidden="true">${cardInText(played.card)} ${played.count}</span><span class="vh">${text}</span>`
    : text}</span>${points ? html`<span class="pts" aria-hidden="true">${points > 0 ? say('plus', { n: points }) : say('minus', { n: -points })}</span>` : nothing}`;
}

/** @param {Session} session */
function tools(session) {
  const history = session.log;
  const { line } = history;
  return html`<details class="logtools"><summary>${say('web-log-take')}</summary><div class="row">
    <button type="button" class="btn small" ?disabled=${!line} @click=${(/** @type {Event} */ event) => void copyLine(event, session)}>${say('web-log-copy-line')}</button>
    <button type="button" class="btn small" @click=${(/** @type {Event} */ event) => void copy(event, session, history.text)}>${say('web-log-copy')}</button>
    <button type="button" class="btn small" @click=${() => save(session)}>${say('web-log-save')}</button>
    <button type="button" class="btn small" aria-pressed=${preferences.times} @click=${() => prefer({ times: !preferences.times })}>${say('web-log-times')}</button>
    <span class="small quiet copied">${session.copied}</span></div></details>`;
}

/** Read the log backwards and forwards, from anywhere.
 * @param {Session} session
 * @param {number} step */
export function read(session, step) {
  const history = session.log;
  const line = history.go(step);
  announce(line ? history.words(line) : say('web-log-empty'), 'answer', line ? { again: true, lang: line.lang } : { again: true });
  session.redraw();
  requestAnimationFrame(() => {
    for (const shown of document.querySelectorAll('.log [aria-current]')) shown.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {Session} session
 */
function onKey(event, session) {
  const { altKey, ctrlKey, metaKey, key, code } = event;
  if (altKey && !ctrlKey && !metaKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    session.log.turn(key === 'ArrowLeft' ? -1 : 1);
    announce(say('web-log-view-now', { channel: session.log.view, n: session.log.of().length }), 'answer', { again: true });
    session.redraw();
  } else if (ctrlKey && code === 'Space') void copyLine(event, session);
  else if (!altKey && !ctrlKey && !metaKey && key in STEPS && /** @type {HTMLElement} */ (event.target).matches('.log')) {
    read(session, STEPS[key]);
  } else return;
  event.preventDefault();
}

/** The line under the pointer is the one to go on from, or to copy.
 * @param {Event} event
 * @param {Session} session */
function point(event, session) {
  const line = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest('li'));
  if (!line) return;
  session.log.at = Number(line.dataset.id);
  session.redraw();
}

/**
 * @param {Event} event
 * @param {Session} session
 */
function copyLine(event, session) {
  const { line } = session.log;
  return line ? copy(event, session, session.log.words(line)) : undefined;
}

/**
 * @param {Event} event
 * @param {Session} session
 * @param {string} text
 */
async function copy(event, session, text) {
  const box = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.target).closest('.logbox'));
  const done = await intoClipboard(text, box);
  session.copied = say(done ? 'web-copied' : 'web-copy-failed');
  announce(session.copied, done ? 'answer' : 'error', { again: true });
  session.redraw();
  window.setTimeout(() => {
    session.copied = '';
    session.redraw();
  }, 3000);
}

/** Browsers have the clipboard only on pages that came by https or from this machine; what is selected they copy anywhere.
 * @param {string} text
 * @param {HTMLElement} place */
async function intoClipboard(text, place) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const field = document.createElement('textarea');
    field.className = 'vh';
    field.value = text;
    place.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    focused?.focus();
    return done;
  }
}

/** @param {Session} session */
function save({ log: history, table }) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([history.text], { type: 'text/plain;charset=utf-8' }));
  link.download = `kribo-${table?.code ?? ''}.txt`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
