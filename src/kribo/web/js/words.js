// The words of the page: messages of the Fluent catalogue, in the reader's language.

import { FluentBundle, FluentNumber, FluentResource } from '../vendor/fluent/index.js';
import { nothing } from './html.js';

/** @typedef {Record<string, string | number>} Facts */

/** A number as the server writes it too: without marks between thousands, and with a minus that screen readers say. */
class Whole extends FluentNumber {
  toString() {
    return String(this.value).replace('-', '\u2212');
  }
}

/** @param {Facts} facts */
const written = (facts) => Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? new Whole(fact) : fact]));

/** @type {FluentBundle | null} */
let bundle = null;

/** The language of the words, as a tag; index.html comes in the one to begin with. */
export const language = () => document.documentElement.lang;

/** What the attribute `lang` of a part says: nothing where it is in the language of the page.
 * @param {string} tongue */
export const foreign = (tongue) => (tongue === language() ? nothing : tongue);

/** Where a browser knows nothing of a language, numbers and plurals are those of English and not of the browser.
 * @param {string} tongue */
const tongues = (tongue) => [tongue, 'en'];

/** Load the catalogue of a language; a language that is not there leaves the one before it.
 * @param {string} wanted */
export async function loadWords(wanted) {
  const answer = await fetch(`/locales/${encodeURIComponent(wanted)}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue ${wanted}`);
  // Isolation marks would be copied with the text, and no language of ours is written from right to left.
  const made = new FluentBundle(tongues(wanted), { useIsolating: false });
  const mistakes = made.addResource(new FluentResource(await answer.text()));
  for (const mistake of mistakes) console.error(mistake);
  bundle = made;
  document.documentElement.lang = wanted;
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
  const text = bundle.formatPattern(found.value, facts && written(facts), mistakes);
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

/** A number with the reader's marks between its thousands.
 * @param {number} number */
export const large = (number) => new Intl.NumberFormat(tongues(language())).format(number);

/** A date with the time of the day, as the reader writes it; the catalogue has a pattern where browsers know none.
 * @param {number} time */
export function moment(time) {
  const date = new Date(time);
  const tongue = language();
  if (Intl.DateTimeFormat.supportedLocalesOf(tongue).length) {
    return new Intl.DateTimeFormat(tongue, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  }
  const [hour, minute] = [date.getHours(), date.getMinutes()].map((number) => String(number).padStart(2, '0'));
  return say('web-moment', { day: date.getDate(), month: date.getMonth() + 1, year: String(date.getFullYear()), hour, minute });
}
