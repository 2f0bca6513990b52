// Who sits before this screen: a guest or somebody with an account.

import { get, post, request } from './api.js';
import { language, say } from './words.js';

/** @typedef {import('./api.js').Person} Person */

export const person = {
  now: /** @type {Person | null} */ (null),
};

/** Ask the server who we are. */
export async function loadPerson() {
  person.now = (await get('/api/me')).person;
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
  person.now = await post('/api/guests', { name: name.trim() || suggestedName(), language: language() });
}

/** @param {Partial<Person>} changes */
export async function changePerson(changes) {
  person.now = await request('PATCH', '/api/me', changes);
}
