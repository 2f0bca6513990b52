// A count in full: each combination by itself, what it is worth, what the count comes to with it, and the clause of
// the rules that says so.

import { openSheet } from '../dialog.js';
import { cardInText } from '../draw/cards.js';
import { html } from '../html.js';
import { say } from '../words.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */

/** The order in which players count. */
const KINDS = ['fifteen', 'run', 'pair', 'flush', 'nobs'];

/** Where the pages of rules say what each thing is worth: all games count as the standard one does, but for a flush. */
const CLAUSES = /** @type {Record<string, string>} */ ({ fifteen: '10.2', pair: '10.3', run: '10.4', nobs: '10.8' });
const FLUSH = /** @type {Record<string, Record<string, string>>} */ ({
  'six-card': { hand: '10.6', crib: '10.7' }, 'five-card': { hand: '5.3', crib: '5.4' }, 'seven-card': { hand: '4.3', crib: '4.4' },
});
const STANDARD = 'six-card';

/**
 * @param {string} kind
 * @param {string} where
 * @param {string} variant
 */
export function clauseOf(kind, where, variant) {
  const page = kind === 'flush' && variant in FLUSH ? variant : STANDARD;
  const clause = kind === 'flush' ? FLUSH[page][where === 'crib' ? 'crib' : 'hand'] : CLAUSES[kind];
  return { clause, link: `/rules/${page}#${clause}` };
}

/**
 * @param {GameEvent} event a count
 * @param {string} variant
 */
function list(event, variant) {
  let total = 0;
  const items = [...event.items].sort(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other));
  if (!items.length) return html`<p>${say('web-explain-nothing')}</p>`;
  return html`<ol class="explained">${items.map(([kind, cards, points]) => {
    total += points;
    const { clause, link } = clauseOf(kind, event.where, variant);
    return html`<li><span class="cards">${[...cards].sort((a, b) => a - b).map((/** @type {number} */ card) => html`${cardInText(card)} `)}</span><span class="what">${say('item-kind', { kind })}</span> <b>${
      say('plus', { n: points })}</b> <span class="quiet">${say('web-explain-so-far', { total })}</span> <a href=${link} target="_blank">${
      say('web-explain-rule', { clause })}</a></li>`;
  })}</ol>`;
}

/**
 * Open the full list of a count.
 * @param {GameEvent} event
 * @param {{player: string, own: boolean, variant: string}} facts
 */
export function explain(event, { player, own, variant }) {
  const whose = say('web-whose', { where: event.where, player, own: own ? 'yes' : 'no' });
  openSheet(say('web-explain-title', { whose, points: event.points }), list(event, variant), 'explain');
}
