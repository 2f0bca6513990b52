// The number pad: points claimed, missed or bid, and the place of a cut. A number can also be typed.

import { html, nothing } from '../html.js';
import { say } from '../words.js';

/** @typedef {import('./session.js').Session} Session */

/** Two digits belong together when they follow each other so soon. */
const TOGETHER = 1200;
let typed = { digits: '', at: 0 };

/**
 * The numbers that can be answered now, and what they are; null when no number is asked.
 * @param {Session} session
 * @returns {{values: number[], label: string} | null}
 */
export function askedNumbers(session) {
  if (!session.shown || !session.myTurn) return null;
  const { Claim: claims, Muggins: calls, Bid: bids } = session.shown.view.legal;
  if (calls) return { values: calls.filter((n) => n > 0), label: say('web-pad-muggins') };
  // Where the table counts, it also claims.
  if (claims && claims.length > 1) return { values: claims, label: say('web-pad-claim') };
  if (bids && bids.some((n) => n > 0)) return { values: bids.filter((n) => n > 0), label: say('web-pad-bid') };
  return null;
}

/** The places of a pack that can be cut now.
 * @param {Session} session
 * @returns {number[] | null} */
export function askedPlaces(session) {
  if (!session.shown || !session.myTurn) return null;
  const { CutForDeal, CutStarter } = session.shown.view.legal;
  return CutForDeal ?? CutStarter ?? null;
}

/** @param {Session} session */
export function pad(session) {
  const asked = askedNumbers(session);
  if (!asked) return nothing;
  return html`<div class="pad ${asked.values.length > 30 ? 'large' : ''}" role="group" aria-label=${asked.label}>${
    asked.values.map((n) => html`<button type="button" aria-pressed=${session.number === n}
      @click=${() => enter(session, n)}>${n}</button>`)}</div>`;
}

/**
 * @param {Session} session
 * @param {number | null} number
 */
export function enter(session, number) {
  session.number = session.number === number ? null : number;
  session.complaint = null;
  session.redraw();
}

/**
 * A digit was typed: it begins a number or goes on with the one before it.
 * @param {Session} session
 * @param {string} digit
 * @returns {boolean} whether a number is asked for
 */
export function typeDigit(session, digit) {
  const values = askedNumbers(session)?.values ?? askedPlaces(session)?.map((place) => place + 1);
  if (!values) return false;
  const now = performance.now();
  const longer = now - typed.at < TOGETHER ? typed.digits + digit : digit;
  typed = { digits: values.includes(Number(longer)) || Number(longer) === 0 ? longer : digit, at: now };
  const number = Number(typed.digits);
  if (values.includes(number)) {
    session.number = askedPlaces(session) ? number - 1 : number;
    session.redraw();
  }
  return true;
}

/** The pack to be cut: a slider over its places, and where the cut would fall.
 * @param {Session} session */
export function packToCut(session) {
  const places = askedPlaces(session);
  if (!places) return nothing;
  const at = session.number ?? places[Math.floor(places.length / 2)];
  return html`<label class="cutting"><span>${say('web-cut-place', { n: at + 1 })}</span>
    <input type="range" min=${places[0] + 1} max=${places[places.length - 1] + 1} .value=${String(at + 1)}
      @input=${(/** @type {Event} */ event) => {
        const place = Number(/** @type {HTMLInputElement} */ (event.target).value) - 1;
        // Cards that were drawn already leave holes in the spread pack; the next one counts.
        session.number = places.reduce((best, other) => (Math.abs(other - place) < Math.abs(best - place) ? other : best));
        session.redraw();
      }}></label>`;
}
