// The language of the page: which there are, which one is read, and the control that changes it.

import { announce } from './announcer.js';
import { Refusal, forgetOffers, request } from './api.js';
import { redrawCards } from './draw/cards.js';
import { globeIcon } from './draw/icons.js';
import { html } from './html.js';
import { person } from './person.js';
import { language, loadWords, say } from './words.js';

/** Every language by its own name. */
export const LANGUAGES = { en: 'English', eo: 'Esperanto', ru: 'Русский', 'sr-Latn': 'Srpski', 'sr-Cyrl': 'Српски' };

/** The server reads this cookie too, so that what it says comes in the same language from the first answer on. */
const COOKIE = 'kribo-language';
const YEAR = 365 * 24 * 3600;

const listeners = /** @type {Set<() => void>} */ (new Set());

/** Call a function after every change of the language.
 * @param {() => void} listener
 * @returns {() => void} ends that */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody chose a language on this device. */
const isChosen = () => document.cookie.split('; ').some((one) => one.startsWith(`${COOKIE}=`));

/** Somebody who comes to this device for the first time reads what they chose elsewhere. */
export async function followPerson() {
  const wanted = person.now?.language;
  if (wanted && wanted !== language() && !isChosen()) await speak(wanted);
}

/** Go on in another language, on this device from now on, and for a person who is known wherever none was chosen.
 * @param {string} wanted */
export async function choose(wanted) {
  await speak(wanted);
  if (person.now) person.now = await request('PATCH', '/api/me', { language: wanted });
}

/** @param {string} wanted */
async function speak(wanted) {
  await loadWords(wanted);
  document.cookie = `${COOKIE}=${wanted}; path=/; max-age=${YEAR}; samesite=lax`;
  dropFromAddress();
  redrawCards();
  forgetOffers();
  for (const listener of listeners) listener();
}

/** An address that names a language would bring that one back. */
function dropFromAddress() {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** @param {string} wanted */
async function change(wanted) {
  try {
    await choose(wanted);
  } catch (error) {
    announce(error instanceof Refusal ? error.message : say('web-error-connection'), 'error');
  }
}

/** The control. Small, it is a picture with a list of names over it that only needs room when it opens.
 * @param {'small' | 'named'} [size] */
export function languageSwitch(size = 'small') {
  return html`<span class="langswitch ${size}" title=${say('web-language')}>${globeIcon}<select aria-label=${say('web-language')} @change=${
    (/** @type {Event} */ event) => void change(/** @type {HTMLSelectElement} */ (event.target).value)}>${
    Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === language()}>${name}</option>`)}</select></span>`;
}
