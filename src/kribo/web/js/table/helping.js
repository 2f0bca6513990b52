// The help: what is asked now, and the keys of this device; in text mode, what can be typed.

import { ACTIONS, FIXED, GROUPS, actionName, menuKey } from '../keymap.js';
import { html, nothing } from '../html.js';
import { preferences } from '../preferences.js';
import { say } from '../words.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {Pick<import('./menu.js').Doing, 'sheet'>} Doing */

/**
 * @param {Session} session
 * @param {Doing} doing
 */
export function help(session, doing) {
  if (preferences.text) void session.asking.query('help');
  else doing.sheet('help');
}

/**
 * Ask a question by its name.
 * @param {Session} session
 * @param {string} query
 * @param {Doing} doing
 */
export function question(session, query, doing) {
  if (query === 'help') help(session, doing);
  else void session.asking.query(query);
}

/**
 * What the sheet of the help shows.
 * @param {Session} session
 * @param {() => void} keys shows where keys are changed
 */
export function helpSheet(session, keys) {
  const asked = session.device.covered ? [] : session.newest?.asked ?? [];
  return html`${asked.map((line) => html`<p>${line}</p>`)}${
    preferences.keys ? nothing : html`<p>${say('web-keys-off')}</p>`}${
    preferences.keys && preferences.keysWhere === 'table' ? html`<p>${say('web-keys-only-table')}</p>` : nothing}
    <p><button type="button" class="btn" @click=${keys}>${say('web-keys-change-all')}</button></p>${GROUPS.map(groupOfKeys)}
    <h3>${say('web-keys-fixed-title')}</h3><ul class="keylist">${FIXED.map((what) => html`<li>${say('web-keys-fixed', { what })}</li>`)}</ul>`;
}

/** @param {string} group */
function groupOfKeys(group) {
  const actions = ACTIONS.filter((action) => action.group === group && menuKey(action.id));
  if (!actions.length) return nothing;
  return html`<h3>${say('web-keys-group', { group })}</h3><ul class="keylist two">${
    actions.map(({ id }) => html`<li class="keyrow"><span>${actionName(id)}</span> <kbd>${menuKey(id)}</kbd></li>`)}</ul>`;
}
