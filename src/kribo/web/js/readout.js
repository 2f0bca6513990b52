// What a track of the board says when it is asked: by pointer or tap, or by keys, where one stop of Tab leads to the
// tracks and arrows from one to the next.

import { announce } from './announcer.js';
import { board, nearestTrack } from './draw/board.js';
import { lines } from './draw/track.js';
import { html, nothing } from './html.js';
import { say } from './words.js';

/** @typedef {import('./draw/board.js').BoardState} BoardState */

/** The track that is asked, if any, and the one that Tab leads to. */
const asked = { side: -1, rover: 0 };

/**
 * How far a side is, in words.
 * @param {{target: number, skunk: string, scores: number[], rears: number[]}} state
 * @param {number} side
 * @param {string} name
 */
export function trackWords({ target, skunk, scores, rears }, side, name) {
  const score = scores[side];
  const last = score - rears[side];
  const before = last > 0
    ? say('web-readout', { side: name, score, rear: rears[side], last, left: Math.max(0, target - score) })
    : say('web-readout-still', { side: name, score, left: Math.max(0, target - score) });
  const all = lines(target, skunk).sort(([one], [other]) => one - other);
  if (!all.length || score >= target) return before;
  const next = all.find(([hole]) => score <= hole);
  if (!next) return say('web-readout-past', { before, line: all[all.length - 1][1] });
  return say('web-readout-line', { before, n: next[0] - score, line: next[1] });
}

/**
 * @param {{state: BoardState, names: string[], redraw: () => void}} what
 * @param {(side: number) => unknown} [inside] what a track shows where it is no picture, but a button of its own
 */
function tracks({ state, names, redraw }, inside) {
  const n = state.scores.length;
  asked.rover = Math.min(asked.rover, n - 1);
  /** @param {number} side */
  const ask = (side) => {
    if (asked.side === side) return;
    asked.side = side;
    redraw();
  };
  /** @param {KeyboardEvent} event */
  const turn = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const all = /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button');
    /** @type {HTMLElement} */ (all[(asked.rover + step + n) % n]).focus();
  };
  return html`<div class=${inside ? 'ladder' : 'tracks'} role="group" aria-label=${say('web-board')} @keydown=${turn}>${names.map((name, side) => html`<button type="button"
    class=${inside ? 'rung' : ''} tabindex=${side === asked.rover ? 0 : -1} aria-label=${trackWords(state, side, name)}
    @focus=${() => { asked.rover = side; ask(side); }} @blur=${() => ask(-1)} @click=${() => {
      ask(side);
      announce(trackWords(state, side, name), 'turn', { again: true });
    }}>${inside ? inside(side) : nothing}</button>`)}</div>`;
}

/** @param {{state: BoardState, names: string[]}} what */
function spoken({ state, names }) {
  return asked.side >= 0 && asked.side < names.length
    ? html`<p class="readout" aria-hidden="true">${trackWords(state, asked.side, names[asked.side])}</p>` : nothing;
}

/**
 * A board that answers.
 * @param {{state: BoardState, names: string[], redraw: () => void}} what
 */
export function answeringBoard(what) {
  /** @param {PointerEvent | MouseEvent} event
   * @returns {number} */
  const under = (event) => {
    const picture = /** @type {HTMLElement} */ (event.currentTarget).querySelector('svg');
    const matrix = picture?.getScreenCTM();
    if (!matrix) return -1;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return nearestTrack(what.state, x, y);
  };
  /** @param {PointerEvent} event */
  const look = (event) => {
    const side = under(event);
    if (side === asked.side) return;
    asked.side = side;
    what.redraw();
  };
  const leave = () => {
    if (asked.side < 0) return;
    asked.side = -1;
    what.redraw();
  };
  return html`<div class="boardwrap" @pointermove=${look} @pointerdown=${look} @pointerleave=${(/** @type {PointerEvent} */ event) => {
      // A finger that is lifted leaves too; what it asked stays until it taps elsewhere.
      if (event.pointerType === 'mouse') leave();
    }} @click=${(/** @type {MouseEvent} */ event) => {
      const side = /** @type {HTMLElement} */ (event.target).closest('.tracks') ? -1 : under(event);
      if (side >= 0) announce(trackWords(what.state, side, what.names[side]), 'turn', { again: true });
    }}>${board(what.state)}${tracks(what)}${spoken(what)}</div>`;
}

/**
 * The scores where there is no room for tracks, as buttons that answer.
 * @param {{state: BoardState, names: string[], redraw: () => void}} what
 * @param {(side: number) => unknown} pill
 */
export function answeringLadder(what, pill) {
  return html`<div class="ladderwrap">${tracks(what, pill)}${spoken(what)}</div>`;
}

/** Elsewhere somebody touched the page: the board is asked no more. */
addEventListener('pointerdown', (event) => {
  if (!/** @type {HTMLElement} */ (event.target).closest?.('.boardwrap, .ladderwrap')) asked.side = -1;
}, { capture: true });
