// What forms of settings are made of.

import { html } from '../html.js';
import { say } from '../words.js';

/**
 * A choice of a few words, as a row of buttons to choose from.
 * @param {string} title
 * @param {string} name the message of the choices, which selects by $value
 * @param {readonly string[]} values
 * @param {string} chosen
 * @param {(value: any) => void} choose
 */
export function choice(title, name, values, chosen, choose) {
  return html`<fieldset class="choice"><legend>${title}</legend><div class="options">${values.map((value) => html`<label class="option"><input
    type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}><span>${say(name, { value })}</span></label>`)}</div></fieldset>`;
}

/**
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
export function toggle(label, on, change) {
  return html`<label class="toggle"><input type="checkbox" .checked=${on} @change=${(/** @type {Event} */ event) =>
    change(/** @type {HTMLInputElement} */ (event.target).checked)}><span>${label}</span></label>`;
}
