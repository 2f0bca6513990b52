// The page of keys: every action with its key, and how to give it another. The table shows the same in a sheet.

import { announce } from '../announcer.js';
import { html, nothing } from '../html.js';
import {
  ACTIONS, FIXED, GROUPS, actionName, actionOf, bind, keyOf, learnLayout, ownerOf, sayKey, tellKey, unbind, usualKey, written,
} from '../keymap.js';
import { prefer, preferences } from '../preferences.js';
import { say } from '../words.js';
import { choice, toggle } from './fields.js';

/** What is being changed: the action, what was said last of it, and whose key it would take.
 * @type {{id: string, said: string, refused: boolean, clash: {key: string, owner: string} | null}} */
const state = { id: '', said: '', refused: false, clash: null };

/**
 * Go on to something else, and put the focus where the person looks.
 * @param {Partial<typeof state>} now
 * @param {() => void} redraw
 * @param {string} [focus] the id of an element
 */
function become(now, redraw, focus = '') {
  Object.assign(state, { said: '', refused: false, clash: null }, now);
  if (state.said) announce(state.said, state.refused ? 'error' : 'answer', { again: true });
  redraw();
  document.getElementById(focus)?.focus();
}

/**
 * Give an action a key, unless another has it: then the person chooses.
 * @param {string} id
 * @param {string} key
 * @param {string | undefined} owner
 * @param {() => void} redraw
 */
function give(id, key, owner, redraw) {
  if (key && owner && owner !== id) {
    // Where a sign is taken, it is told as that sign and not as the key that has it here.
    const taken = keyOf(owner).length === 1 ? keyOf(owner) : key;
    become({ id, refused: true, clash: { key, owner }, said: say('web-keys-clash', { key: tellKey(taken), action: actionName(owner) }) }, redraw, 'newkey');
    return;
  }
  bind({ [id]: key });
  become({ id: '', said: isNow(id) }, redraw, `key-${id}`);
}

/** @param {string} id */
const isNow = (id) => say('web-keys-set', { action: actionName(id), key: tellKey(keyOf(id)) });

/** @param {() => void} redraw */
function swap(redraw) {
  const { id, clash } = state;
  if (!clash) return;
  bind({ [clash.owner]: keyOf(id), [id]: clash.key });
  become({ id: '', said: `${isNow(id)} ${isNow(clash.owner)}` }, redraw, `key-${id}`);
}

/**
 * @param {KeyboardEvent} event
 * @param {() => void} redraw
 */
function press(event, redraw) {
  // Tab goes on as everywhere, so that nobody is caught here.
  if (event.key === 'Tab' || ['Shift', 'Alt', 'Control', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  const { id } = state;
  if (event.key === 'Escape') {
    become({ id: '' }, redraw, `key-${id}`);
    return;
  }
  const key = written(event);
  if (key) give(id, ownerOf(key) ? key : sameSign(event, key), actionOf(event) ?? ownerOf(key), redraw);
  else become({ id, refused: true, said: say('web-keys-refused') }, redraw, 'newkey');
}

/** The usual sign of the action itself where that was pressed, or else the key by its place.
 * @param {KeyboardEvent} event
 * @param {string} key */
const sameSign = (event, key) => (event.key === usualKey(state.id) && !event.altKey ? event.key : key);

/** @param {() => void} redraw */
function changing(redraw) {
  const { id, said, refused, clash } = state;
  return html`<div class="newkey"><label class="field" for="newkey"><span>${say('web-keys-press', { action: actionName(id) })}</span>
      <input id="newkey" readonly autocomplete="off" aria-describedby="newkey-help" .value=${clash ? sayKey(clash.key) : ''}
        @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, redraw)}></label>
    <p id="newkey-help" class="small ${refused ? 'errtext' : ''}">${said || say('web-keys-press-help')}</p>
    <div class="row">${clash ? html`<button type="button" class="btn small" @click=${() => swap(redraw)}>${say('web-keys-swap')}</button>` : nothing}
      <button type="button" class="btn small" @click=${() => give(id, '', undefined, redraw)}>${say('web-keys-clear')}</button>
      <button type="button" class="btn small" @click=${() => become({ id: '' }, redraw, `key-${id}`)}>${say('web-keys-cancel')}</button></div></div>`;
}

/**
 * @param {string} id
 * @param {() => void} redraw
 */
function row(id, redraw) {
  const [key, usual, action] = [keyOf(id), usualKey(id), actionName(id)];
  return html`<li class="keyrow" data-does=${id}><span>${action}</span>${key ? html`<kbd>${sayKey(key)}</kbd>` : html`<span class="small quiet">${say('web-keys-none')}</span>`}
    <span class="row"><button type="button" class="btn small" id="key-${id}" aria-expanded=${state.id === id}
      aria-label=${say('web-keys-change-of', { action, key: tellKey(key) })} @click=${() => become({ id }, redraw, 'newkey')}>${say('web-keys-change')}</button>${
      key === usual ? nothing : html`<button type="button" class="btn small" aria-label=${say('web-keys-usual-of', { action, key: tellKey(usual) })}
        @click=${() => give(id, usual, ownerOf(usual), redraw)}>${say('web-keys-usual')}</button>`}</span>${
      state.id === id ? changing(redraw) : nothing}</li>`;
}

/**
 * The keys and what they do.
 * @param {() => void} redraw
 * @param {(words: string) => unknown} [heading] what stands over a group; the sheet has headings of its own above it
 */
export function keysForm(redraw, heading = (words) => html`<h3>${words}</h3>`) {
  /** @param {Partial<import('../preferences.js').Preferences>} changes */
  const set = (changes) => {
    prefer(changes);
    redraw();
  };
  return html`<div class="settings keys"><section><p>${say('web-keys-intro')}</p><p>${say('web-keys-reader')}</p>
    ${toggle(say('web-set-keys'), preferences.keys, (keys) => set({ keys }))}
    ${preferences.keys ? choice(say('web-keys-where'), 'web-keys-place', ['page', 'table'], preferences.keysWhere, (keysWhere) => set({ keysWhere })) : nothing}
    <p class="row"><button type="button" class="btn" id="keys-usual" @click=${() => {
      unbind();
      become({ id: '', said: say('web-keys-all-set') }, redraw, 'keys-usual');
    }}>${say('web-keys-all-usual')}</button></p></section>
    ${GROUPS.map((group) => html`<section>${heading(say('web-keys-group', { group }))}<ul class="keylist">${
      ACTIONS.filter((action) => action.group === group).map(({ id }) => row(id, redraw))}</ul></section>`)}
    <section>${heading(say('web-keys-fixed-title'))}<ul class="keylist">${FIXED.map((what) => html`<li>${say('web-keys-fixed', { what })}</li>`)}</ul></section></div>`;
}

/** Begin with nothing being changed, and with the signs of this keyboard.
 * @param {() => void} redraw */
export async function loadKeys(redraw) {
  Object.assign(state, { id: '', said: '', refused: false, clash: null });
  await learnLayout(redraw);
}

export function keysPage() {
  return {
    title: () => say('web-keys'),
    load: loadKeys,
    translate: async () => {},
    /** @param {() => void} redraw */
    view: (redraw) => html`<h1>${say('web-keys')}</h1>${keysForm(redraw, (words) => html`<h2>${words}</h2>`)}`,
  };
}
