// Cards, drawn as symbols of one SVG sheet that grows as cards are needed.
//
// classic: pips or a court, an index in two corners. jumbo: a large index and one large pip, for small cards.
// bare: rank over suit, for strips. The letters of the ranks come from the catalogue, so a language needs no
// drawing of its own.

import { html, render, svg } from '../html.js';
import { preferences } from '../preferences.js';
import { say } from '../words.js';
import { measure, outline } from './glyphs.js';
import { circle } from './sides.js';

/** @typedef {'classic' | 'jumbo' | 'bare'} CardStyle */

export const HIDDEN = 52;
/** @param {number} card */
export const rankOf = (card) => card >> 2;
/** @param {number} card */
export const suitOf = (card) => card & 3;

export const RANKS = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen',
  'king'];
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const SUIT_LETTERS = 'cdhs';

/** The word for a card: "5 of hearts".
 * @param {number} card */
export const cardName = (card) => say('web-card', { rank: RANKS[rankOf(card)], suit: SUITS[suitOf(card)] });

const PIPS = [
  'M50 4C62 4 71 13 71 25 71 32 68 37 64 42 67 41 70 40 74 40 86 40 95 49 95 61S86 82 74 82C64 82 56 77 53 70 53 84 57 93 66 98H34C43 93 47 84 47 70 44 77 36 82 26 82 14 82 5 73 5 61S14 40 26 40C30 40 33 41 36 42 32 37 29 32 29 25 29 13 38 4 50 4Z',
  'M50 0C59 19 74 36 92 50 74 64 59 81 50 100 41 81 26 64 8 50 26 36 41 19 50 0Z',
  'M50 97C46 84 6 62 6 32 6 16 17 6 29 6 39 6 47 12 50 23 53 12 61 6 71 6 83 6 94 16 94 32 94 62 54 84 50 97Z',
  'M50 3C51 16 93 40 93 64 93 79 82 88 70 88 62 88 56 84 53 79 54 88 58 94 66 98H34C42 94 46 88 47 79 44 84 38 88 30 88 18 88 7 79 7 64 7 40 49 16 50 3Z',
];

// The places of pips: columns left, middle and right, and how far down from the first row to the last.
const [LEFT, MIDDLE, RIGHT] = [88, 125, 162];
const [TOP, BOTTOM] = [64, 286];
/** @param {number[]} rows */
const sides = (...rows) => rows.flatMap((row) => [[LEFT, row], [RIGHT, row]]);
/** @param {number[]} rows */
const middle = (...rows) => rows.map((row) => [MIDDLE, row]);
/** @type {Record<number, number[][]>} */
const PLACES = {
  2: middle(0, 1),
  3: middle(0, 1 / 2, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), ...middle(1 / 2)],
  6: sides(0, 1 / 2, 1),
  7: [...sides(0, 1 / 2, 1), ...middle(1 / 4)],
  8: [...sides(0, 1 / 2, 1), ...middle(1 / 4, 3 / 4)],
  9: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 2)],
  10: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
};

// The hole in the pip of an ace lies in the middle of its mass.
const ACE_HOLE = [176, 175, 165, 186];

// Courts have no faces: a feathered cap, a coronet with pearls, a pointed crown.
const EMBLEMS = [
  svg`<path d="M8 58C16 30 36 8 60 4 72 20 82 40 88 58Z"></path><path d="M-4 62H88L108 46C108 66 104 80 90 80H14C2 80-3 72-4 62Z"></path><path d="M66 56C86 40 96 14 92-14 74-4 62 14 60 30 66 24 74 14 80 6 76 24 70 40 62 54Z"></path>`,
  svg`<path d="M12 62C8 48 4 36 4 24 14 38 26 42 32 36 40 29 46 18 50 8 54 18 60 29 68 36 74 42 86 38 96 24 96 36 92 48 88 62Z"></path><path d="M13 70H87C87 76 84 80 80 80H20C16 80 13 76 13 70Z"></path><path d=${[[4, 14, 6.5], [32, 24, 5.5], [50, -3, 7], [68, 24, 5.5], [96, 14, 6.5]].map(([x, y, r]) => circle(x, y, r)).join('')}></path>`,
  svg`<path d="M8 62 4 18 28 40 50 4 72 40 96 18 92 62Z"></path><path d="M9 70H91V80H9Z"></path><path d=${[[4, 12, 5], [50, -3, 6], [96, 12, 5]].map(([x, y, r]) => circle(x, y, r)).join('')}></path>`,
];
const JACK = 10;

const COURT_PATTERNS = [
  svg`<path d="M-2 14 14-2M-8 8 8-8M4 20 20 4" stroke-width="2.2"></path>`,
  svg`<path d="M0 6 6 0 12 6 6 12Z" stroke-width="1.4"></path>`,
  svg`<path d="M0 0V12" stroke-width="3"></path>`,
];

/**
 * @param {number} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {boolean} [inverted]
 */
const pip = (suit, x, y, size, inverted = false) => svg`<path d=${PIPS[suit]}
  transform="translate(${x} ${y.toFixed(1)})${inverted ? ' rotate(180)' : ''} scale(${size / 100}) translate(-50 -50)"></path>`;

const INTERNATIONAL = 'A 2 3 4 5 6 7 8 9 10 J Q K';

/** Whether the letters of the reader's language are others than those on most cards. */
export const hasOwnLetters = () => say('web-card-indices') !== INTERNATIONAL;

/** The letters of the ranks from ace to king: in the reader's language, or as on cards of the wide world. */
export const indexLetters = () => (preferences.letters === 'international' ? INTERNATIONAL : say('web-card-indices')).split(' ');

/**
 * The rank fitted into a box, ten narrowed and never made shorter, and the suit below it.
 * @param {number} card
 * @param {{x: number, y: number, height: number, width: number, pipSize: number, stroke: number}} box
 */
function index(card, { x, y, height, width, pipSize, stroke }) {
  const text = indexLetters()[rankOf(card)];
  const sy = height / 100;
  const sx = Math.min(sy, width / measure(text, 7));
  const left = x + width / 2 - measure(text, 7) * sx / 2;
  return svg`<path class="ix" stroke-width=${(stroke * sy).toFixed(1)} transform="translate(${left.toFixed(1)} ${y})"
    d=${outline(text, sx, sy)}></path>${pip(suitOf(card), x + width / 2, y + height + pipSize / 2 + 10, pipSize)}`;
}

/** @param {number} rank */
function court(rank) {
  const half = svg`<g transform="translate(125 112) scale(.9) translate(-50 -36)">${EMBLEMS[rank - JACK]}</g>`;
  const turned = svg`<g class="halo">${half}</g>${half}`;
  return svg`<defs><pattern id="court-${rank}" width="12" height="12" patternUnits="userSpaceOnUse"><g fill="none"
      stroke="currentColor" opacity=".2">${COURT_PATTERNS[rank - JACK]}</g></pattern></defs>
    <path d="M76 44H174A10 10 0 0 1 184 54V154L66 196V54A10 10 0 0 1 76 44Z" fill="url(#court-${rank})"></path>
    <path d="M66 196 184 154V296A10 10 0 0 1 174 306H76A10 10 0 0 1 66 296Z" opacity=".07"></path>
    <path class="frame" d="M76 44H174A10 10 0 0 1 184 54V296A10 10 0 0 1 174 306H76A10 10 0 0 1 66 296V54A10 10 0 0 1 76 44ZM184 154 66 196"></path>
    ${turned}<g transform="rotate(180 125 175)">${turned}</g>`;
}

/** @param {number} card */
function classic(card) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const corner = index(card, { x: 13, y: 17, height: 70, width: 46, pipSize: 38, stroke: 14.5 });
  const body = rank >= JACK
    ? court(rank)
    : rank === 0
      ? svg`${pip(suit, MIDDLE, 175, 112)}<circle class="peghole" cx="125" cy=${ACE_HOLE[suit]} r="9"></circle>`
      : PLACES[rank + 1].map(([x, down]) =>
        pip(suit, x, TOP + (BOTTOM - TOP) * down, rank > 7 ? 42 : 46, down > 0.5));
  return svg`${corner}<g transform="rotate(180 125 175)">${corner}</g>${body}`;
}

/** @param {number} card */
function jumbo(card) {
  const rank = rankOf(card);
  return svg`${index(card, { x: 16, y: 20, height: 104, width: 92, pipSize: 62, stroke: 15 })}${rank >= JACK
    ? svg`<g transform="translate(162 306) scale(1.18) translate(-50 -78)">${EMBLEMS[rank - JACK]}</g>`
    : pip(suitOf(card), 172, 264, 118)}`;
}

/** @param {number} card */
const bare = (card) => index(card, { x: 14, y: 16, height: 56, width: 72, pipSize: 44, stroke: 15 });

/** The holes of a board, in fives, inside one fine line. */
function backOfCards() {
  let holes = '';
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 6; column++) {
      holes += circle(47 + column * 29 + (column > 2 ? 11 : 0), 42 + row * 28.2 + (row > 4 ? 12 : 0), 6);
    }
  }
  return svg`<rect x="17" y="17" width="216" height="316" rx="10" fill="none" stroke="currentColor"
    stroke-width="4"></rect><path d=${holes}></path>`;
}

const DRAW = { classic, jumbo, bare };
const FRAMES = { classic: '0 0 250 350', jumbo: '0 0 250 350', bare: '0 0 100 140' };
const SVG = 'http://www.w3.org/2000/svg';

/** @type {Set<string>} */
const drawn = new Set();

/** Draw a symbol into the page's sheet, once.
 * @param {string} id
 * @param {string} frame
 * @param {() => unknown} draw */
function need(id, frame, draw) {
  if (drawn.has(id)) return;
  drawn.add(id);
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', frame);
  render(svg`<g fill="currentColor">${draw()}</g>`, /** @type {any} */ (symbol));
  sheet().append(symbol);
}

function sheet() {
  const found = document.getElementById('card-sheet');
  if (found) return found;
  const made = document.createElementNS(SVG, 'svg');
  made.id = 'card-sheet';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

/** Forget the drawings, after a change of language. */
export function redrawCards() {
  drawn.clear();
  document.getElementById('card-sheet')?.remove();
}

/**
 * The picture on a card; it says nothing to readers.
 * @param {number} card
 * @param {CardStyle} style
 */
export function face(card, style) {
  if (card === HIDDEN) return back();
  const id = `card-${style}-${card}`;
  need(id, FRAMES[style], () => DRAW[style](card));
  return html`<svg class="face su-${SUIT_LETTERS[suitOf(card)]}" viewBox=${FRAMES[style]} aria-hidden="true"><use href="#${id}"></use></svg>`;
}

function back() {
  need('card-back', FRAMES.classic, backOfCards);
  return html`<svg class="face" viewBox=${FRAMES.classic} aria-hidden="true"><use href="#card-back"></use></svg>`;
}

/**
 * A card that lies on the table, with its name; a hidden one is a back without a name.
 * @param {number} card
 * @param {{style?: CardStyle, classes?: string, named?: boolean}} [how]
 */
export function cardOnTable(card, { style = 'classic', classes = '', named = true } = {}) {
  if (card === HIDDEN) return html`<span class="card back ${classes}">${back()}</span>`;
  return named
    ? html`<span class="card ${classes}" role="img" aria-label=${cardName(card)}>${face(card, style)}</span>`
    : html`<span class="card ${classes}" aria-hidden="true">${face(card, style)}</span>`;
}

/** A card inside a line of text: its letters and the sign of its suit.
 * @param {number} card */
export function cardInText(card) {
  const suit = suitOf(card);
  return html`<span class="tc"><span aria-hidden="true">${indexLetters()[rankOf(card)]}<svg class="ts-${SUIT_LETTERS[suit]}"
    viewBox="0 0 100 100"><path d=${PIPS[suit]}></path></svg></span><span class="vh">${cardName(card)}</span></span>`;
}
