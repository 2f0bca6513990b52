// Who sits before this screen: a guest or somebody with an account.

import { forgetOffers, get, post, request } from './api.js';
import { redrawCards } from './draw/cards.js';
import { preferences } from './preferences.js';
import { loadWords, say } from './words.js';

/** @typedef {import('./api.js').Person} Person */

export const person = {
  now: /** @type {Person | null} */ (null),
  languages: ['en'],
};

/** Ask the server who we are. */
export async function loadPerson() {
  const { person: found, languages } = await get('/api/me');
  person.now = found;
  person.languages = languages;
}

/** A name for somebody who has given none yet; the same one until it is used. */
let suggestion = '';
export function suggestedName() {
  const names = say('web-guest-names').split(' ');
  suggestion ||= names[Math.floor(Math.random() * names.length)];
  return suggestion;
}

/** Become a guest of that name, unless we are somebody already.
 * @param {string} name */
export async function beSomebody(name) {
  if (person.now) return;
  person.now = await post('/api/guests', { name: name.trim() || suggestedName(), language: document.documentElement.lang });
}

/** @param {Partial<Person>} changes */
export async function changePerson(changes) {
  person.now = await request('PATCH', '/api/me', changes);
  if (changes.language) await speak(changes.language);
}

/** Go on in another language.
 * @param {string} language */
export async function speak(language) {
  await loadWords(language);
  redrawCards();
  forgetOffers();
}

/** The language to begin with: the chosen one, or the first that the browser wants and we have. */
export function firstLanguage() {
  return preferences.language || 'en';
}
