// The words of the page: messages of the Fluent catalogue, in the reader's language.

import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';

/** @typedef {Record<string, string | number>} Facts */

/** @type {FluentBundle | null} */
let bundle = null;

/** Load the catalogue of a language; a language that is not there leaves the one before it.
 * @param {string} language */
export async function loadWords(language) {
  const answer = await fetch(`/locales/${encodeURIComponent(language)}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue ${language}`);
  // Isolation marks would be copied with the text, and no language of ours is written from right to left.
  const made = new FluentBundle(language, { useIsolating: false });
  const mistakes = made.addResource(new FluentResource(await answer.text()));
  for (const mistake of mistakes) console.error(mistake);
  bundle = made;
  document.documentElement.lang = language;
}

/**
 * The text of a message. One that is missing is a mistake of ours: it is logged and shown by its name.
 * @param {string} message
 * @param {Facts} [facts]
 * @returns {string}
 */
export function say(message, facts) {
  const found = bundle?.getMessage(message);
  if (!bundle || !found?.value) {
    console.error(`no message ${message}`);
    return message;
  }
  /** @type {Error[]} */
  const mistakes = [];
  const text = bundle.formatPattern(found.value, facts, mistakes);
  for (const mistake of mistakes) console.error(`message ${message}: ${mistake}`);
  return text;
}

/** Whether there is a message of that name.
 * @param {string} message */
export const knows = (message) => Boolean(bundle?.hasMessage(message));

/** Things of one kind, with whatever the language puts between them.
 * @param {string[]} items */
export function listing(items) {
  return items.reduce((before, item) => (before ? say('list-more', { before, item }) : item), '');
}

/** A time of the day or a date, as the reader writes it.
 * @param {number} time
 * @param {Intl.DateTimeFormatOptions} how */
export const moment = (time, how) =>
  new Intl.DateTimeFormat(document.documentElement.lang, how).format(new Date(time));
