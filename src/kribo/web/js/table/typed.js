// What is typed in text mode and is for the table, not for the game: who sits, when it begins, what is said. The words
// are those of the reader's language, as in the terminal, and those of English; everything else goes to the server, which
// knows the game.

import { inLatin } from '../serbian.js';
import { say } from '../words.js';
import { QUERIES } from './answers.js';

/** @typedef {import('./session.js').Session} Session */

/** What each word means, and the message with the words for it. */
const WORDS = /** @type {Record<string, string>} */ ({
  start: 'table-command-start', next: 'table-command-next', pause: 'table-command-pause', resume: 'table-command-resume',
  say: 'table-command-say', leave: 'table-command-leave', sit: 'web-words-sit', stand: 'web-words-stand',
});

/** Without capitals, without the marks over letters that a keyboard may lack, and Serbian in one alphabet.
 * @param {string} word */
const folded = (word) => inLatin(word).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a word means, in English.
 * @param {string} word */
function meaning(word) {
  const typed = folded(word);
  return Object.keys(WORDS).find((name) => name === typed || say(WORDS[name]).split(' ').some((own) => folded(own) === typed));
}

/** The question that a word asks in the reader's language; the table knows the other words.
 * @param {string} word */
const question = (word) => QUERIES.find((query) => say(`command-${query}`).split(' ').includes(word));

/**
 * Do what a line says, or let the game understand it.
 * @param {string} line
 * @param {Session} session
 * @returns {Promise<any>} the answer of the table
 */
export async function obey(line, session) {
  if (line.startsWith('/')) return session.send({ type: 'chat', text: line.slice(1).trim() });
  const [word, ...rest] = line.split(/\s+/);
  const wanted = meaning(word);
  const query = rest.length || wanted ? undefined : question(word.toLowerCase());
  if (query) return session.asking.query(query);
  if (wanted === 'say') return speak(Number(rest[0]), session);
  if (rest.length || !wanted) return session.asking.ask(line);
  switch (wanted) {
    case 'sit': return sit(session);
    case 'stand': return Promise.all(session.mine.map((seat) => session.send({ type: 'stand', seat })));
    default: return session.send({ type: wanted });
  }
}

/**
 * @param {number} number
 * @param {Session} session
 */
async function speak(number, session) {
  const phrases = session.offers?.phrases ?? [];
  const phrase = phrases[number - 1];
  if (phrase) return session.send({ type: 'chat', phrase: phrase.id });
  session.complain(say('web-text-no-phrase', { n: phrases.length }));
  return null;
}

/** @param {Session} session */
async function sit(session) {
  const open = session.table?.seats.find(({ kind }) => kind === 'open');
  if (open) await session.onSit(open.seat);
  else session.complain(say('web-text-no-seat'));
  return null;
}
