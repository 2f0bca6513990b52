// Your hand: a group of buttons, one of them in the tab order. Focus stays where it is when others act, and goes to the
// next card when the one it is on leaves.

import { cardName, face } from '../draw/cards.js';
import { closeIcon, tickIcon } from '../draw/icons.js';
import { classMap, html, nothing, repeat } from '../html.js';
import { preferences } from '../preferences.js';
import { say } from '../words.js';
import { actions, confirming } from './action.js';

/** @typedef {import('./session.js').Session} Session */

/** Text of more than so many percent leaves little room beside a card. */
const LARGE = 130;

/** The card that Tab leads to, and its place, for when it is gone. */
const rover = { card: -1, place: 0 };

/** The cards to show: those of the view but for what left since.
 * @param {Session} session */
export function handCards({ shown }) {
  if (!shown) return [];
  const { stage, hand } = shown.view;
  // In the show the hands lie on the table.
  if (stage.type === 'Counting' || (stage.type === 'Calling' && stage.after.type === 'Counting')) return [];
  return hand.filter((card) => !shown.gone.includes(card));
}

/**
 * @param {Session} session
 * @param {import('../draw/cards.js').CardStyle} style
 * @param {boolean} [brief] whether there is little room for words
 */
export function hand(session, style, brief = false) {
  const { shown, chosen } = session;
  if (!shown || session.device.covered) return nothing;
  const cards = handCards(session);
  if (!cards.length) return nothing;
  if (!cards.includes(rover.card)) rover.card = cards[Math.min(rover.place, cards.length - 1)];
  rover.place = cards.indexOf(rover.card);
  const label = say('web-hand', { n: cards.length });
  return html`<div class="hand ${cards.length > 4 ? 'many' : ''} n${cards.length}" role="group"
    aria-label=${chosen.length ? say('web-hand-chosen', { n: cards.length, chosen: chosen.length }) : label}
    @keydown=${(/** @type {KeyboardEvent} */ event) => move(event, session)}>${
    repeat(cards, (/** @type {number} */ card) => card, (/** @type {number} */ card, place) => oneCard(session, style, brief || cards.length > 4, card, place, cards.length))}</div>`;
}

/**
 * What can be said of a card now: whether it fits, the count that it makes and the points that it pegs.
 * @param {Session} session
 * @param {number} card
 */
function prospects({ shown, myTurn }, card) {
  const playable = shown?.view.legal.Play;
  if (!shown || !myTurn || !playable) return { fits: null, makes: null, pegs: 0 };
  const at = shown.view.hand.indexOf(card);
  return { fits: playable.includes(card), makes: shown.view.makes[at] ?? null, pegs: shown.view.pegs[at] ?? 0 };
}

/**
 * @param {Session} session
 * @param {import('../draw/cards.js').CardStyle} style
 * @param {boolean} brief
 * @param {number} card
 * @param {number} place
 * @param {number} n
 */
function oneCard(session, style, brief, card, place, n) {
  const { chosen, complaint } = session;
  const { fits, makes, pegs } = prospects(session, card);
  const picked = chosen.includes(card);
  const forced = session.onlyCard() === card;
  const classes = { card: true, sel: picked, up: fits === true && !picked, off: fits === false, err: complaint?.card === card };
  return html`<button type="button" class=${classMap(classes)} data-card=${card} aria-pressed=${picked}
    tabindex=${card === rover.card ? 0 : -1} aria-label=${cardLabel(session, card, place, n)}
    @focus=${() => roveTo(session, card, place)}
    @click=${() => choose(session, card)}>${face(card, style)}${
      picked ? html`<span class="tick">${tickIcon}</span>` : nothing}${
      forced
        ? html`<span class="under auto">${say('web-auto-card')}</span>`
        : makes === null || fits === null
          ? nothing
          : html`<span class="under ${fits ? (pegs ? 'plus' : '') : 'no'}">${under(fits, makes, pegs, brief)}</span>`}</button>`;
}

/**
 * What stands under a card.
 * @param {boolean} fits
 * @param {number} makes
 * @param {number} pegs
 * @param {boolean} brief
 */
function under(fits, makes, pegs, brief) {
  // The name of the button says it in words.
  if (!fits) return brief ? html`${makes}${closeIcon}` : say('web-would-be', { count: makes });
  if (!pegs) return makes;
  // In large letters there is room for what matters more.
  return brief && preferences.size > LARGE ? say('plus', { n: pegs }) : say('web-makes-and-pegs', { count: makes, points: pegs });
}

/**
 * @param {Session} session
 * @param {number} card
 * @param {number} place
 * @param {number} n
 */
export function cardLabel(session, card, place, n) {
  const { chosen, shown } = session;
  const { fits, makes, pegs } = prospects(session, card);
  const facts = { card: cardName(card), place: place + 1, n };
  if (chosen.includes(card)) {
    return shown?.view.legal.Discard ? say('web-card-for-crib', facts) : say('web-card-chosen', facts);
  }
  if (fits === false && makes !== null) return say('web-card-too-much', { ...facts, count: makes });
  if (fits && makes !== null && pegs) return say('web-card-makes-and-pegs', { ...facts, count: makes, points: pegs });
  if (fits && makes !== null) return say('web-card-makes', { ...facts, count: makes });
  return say('web-card-in-hand', facts);
}

/**
 * @param {Session} session
 * @param {number} card
 * @param {number} place
 */
function roveTo(session, card, place) {
  if (rover.card === card) return;
  rover.card = card;
  rover.place = place;
  session.redraw();
}

/**
 * Choose a card, or take it back out of the choice; a chosen card may be played by a second click.
 * @param {Session} session
 * @param {number} card
 */
export function choose(session, card) {
  const { shown, chosen, myTurn } = session;
  session.complaint = null;
  if (!shown || !myTurn) {
    session.redraw();
    return;
  }
  const { Discard: wanted, Play: playable } = shown.view.legal;
  if (wanted) {
    session.chosen = chosen.includes(card)
      ? chosen.filter((other) => other !== card)
      : [...chosen, card].slice(-wanted);
  } else if (playable) {
    if (!playable.includes(card)) {
      refuse(session, card, playable);
      return;
    }
    const how = confirming();
    const again = chosen.includes(card);
    session.chosen = again && how === 'button' ? [] : [card];
    if (how === 'once' || (again && how === 'again')) {
      actions(session).primary.run?.();
      return;
    }
  }
  session.redraw();
}

/**
 * @param {Session} session
 * @param {number} card
 * @param {number[]} playable
 */
function refuse(session, card, playable) {
  const { makes } = prospects(session, card);
  const names = playable.map(cardName);
  session.complain(
    names.length
      ? say('web-too-much', { count: makes ?? 0, cards: names.reduce((before, item) => say('list-more', { before, item })) })
      : say('web-too-much-go', { count: makes ?? 0 }),
    card,
  );
}

/**
 * @param {KeyboardEvent} event
 * @param {Session} session
 */
function move(event, session) {
  const cards = handCards(session);
  const at = cards.indexOf(rover.card);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const card = cards[Math.max(0, Math.min(to, cards.length - 1))];
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement | null} */ (group.querySelector(`[data-card="${card}"]`))?.focus();
}

/**
 * Call after drawing: where the focus was on a card that left, it goes to the card that took its place.
 * @param {ParentNode} root
 * @param {boolean} hadFocus
 */
export function keepFocus(root, hadFocus) {
  if (!hadFocus || root.querySelector('.hand :focus')) return;
  const next = /** @type {HTMLElement | null} */ (root.querySelector('.hand [tabindex="0"]'))
    ?? /** @type {HTMLElement | null} */ (root.querySelector('#primary'));
  next?.focus();
}

/** Put the focus on the hand.
 * @param {ParentNode} root */
export function focusHand(root) {
  const card = /** @type {HTMLElement | null} */ (root.querySelector('.hand [tabindex="0"]'))
    ?? /** @type {HTMLElement | null} */ (root.querySelector('#primary'));
  card?.focus();
}
