// What a hand of 28 or 29 gets: a paper with the cards, who held them, when, and how rare that is; to print, and with a
// link to the replay.

import { openSheet } from '../dialog.js';
import { cardName, cardOnTable } from '../draw/cards.js';
import { html, nothing } from '../html.js';
import { large, listing, moment, say } from '../words.js';
import { steps } from './cadence.js';
import { inOrder } from './deal.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */

/**
 * @typedef {object} Rare a hand that is worth a certificate
 * @property {GameEvent} event
 * @property {string} player
 * @property {number} when
 * @property {string} game
 * @property {number | null} version the place in the replay
 * @property {string} variant
 */

/** Four cards and a starter. */
const CARDS = 5;
const ALL = 12994800;
/** In how many of all ways a hand comes to so much, and in one of how many deals of six cards, the best four kept. */
const RARE = /** @type {Record<number, {ways: number, deals: number}>} */ ({
  28: { ways: 76, deals: 15028 }, 29: { ways: 4, deals: 216580 },
});

/** @param {GameEvent} event */
export const isRare = (event) => event.type === 'Counted' && event.where !== 'play' && event.cards.length === CARDS && event.points in RARE;

/** @param {Rare} rare */
const title = ({ event }) => say('web-certificate-title', { where: event.where, n: event.points });

/** What a button says that opens the certificate.
 * @param {Rare} rare */
export const certificateLabel = ({ event, player }) => say('web-certificate-button', { player, n: event.points });

/** @param {Rare} rare */
export function openCertificate(rare) {
  const { event, player, when, game, version, variant } = rare;
  const { ways, deals } = RARE[event.points];
  const cards = inOrder(event.cards);
  const link = new URL(`/g/${game}${version === null ? '' : `#${version}`}`, location.href).href;
  const count = steps(event.items).map(({ words }) => words).reduce((before, item) => say('cadence-more', { before, item }));
  const capital = count.slice(0, 1).toUpperCase() + count.slice(1);
  openSheet(title(rare), html`<p class="holder">${player}</p><p>${moment(when)}</p>
    <div class="five" aria-hidden="true">${cards.slice(0, -1).map((card) => cardOnTable(card, { style: 'jumbo', named: false }))}<span class="joint">+</span>${
      cardOnTable(cards[cards.length - 1], { style: 'jumbo', named: false })}</div>
    <p class="vh">${say('web-certificate-cards', { cards: listing(cards.slice(0, -1).map(cardName)), starter: cardName(cards[cards.length - 1]) })}</p>
    <p>${say('cadence-line', { items: capital })}</p>
    <p>${say('web-certificate-ways', { all: ALL, ways, n: event.points })}</p>
    ${variant === 'six-card' && event.where === 'hand' ? html`<p>${say('web-certificate-deals', { deals: large(deals) })}</p>` : nothing}
    <p class="noprint"><label class="field"><span>${say('web-certificate-link')}</span><input readonly .value=${link} @focus=${(/** @type {Event} */ focus) =>
      /** @type {HTMLInputElement} */ (focus.target).select()}></label></p><p class="onlyprint">${link}</p>
    <p class="row noprint"><button type="button" class="btn" @click=${() => print()}>${say('web-print')}</button><button type="button" class="btn" @click=${
      (/** @type {Event} */ click) => void copy(link, /** @type {HTMLButtonElement} */ (click.currentTarget))}>${say('web-copy')}</button></p>`, 'certificate');
}

/**
 * @param {string} link
 * @param {HTMLButtonElement} button
 */
async function copy(link, button) {
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = say('web-copied');
  } catch {
    /** @type {HTMLInputElement | null} */ (button.closest('dialog')?.querySelector('input'))?.select();
  }
}
