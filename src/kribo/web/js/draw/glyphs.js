// The drawn alphabet: one monoline script for card indices, the count and the scores.
//
// Cap height 100, stroke centre-lines from y = 7 to y = 93, round ends like those of a peg. Each glyph is its
// width and a path.

import { html, svg } from '../html.js';

/** @type {Record<string, [number, string]>} */
const GLYPHS = {
  0: [64, 'M32 7C48 7 57 26 57 50S48 93 32 93 7 74 7 50 16 7 32 7Z'],
  1: [40, 'M8 25L29 7V93'],
  2: [63, 'M8 29C8 15 18 7 31 7S55 15 55 30C55 43 46 52 36 62L8 93H56'],
  3: [62, 'M9 7H53L30 41C46 41 55 51 55 67 55 83 44 93 30 93 18 93 10 87 7 77'],
  4: [66, 'M45 93V7L7 68H59'],
  5: [62, 'M52 7H15L11 47C16 42 23 39 31 39 46 39 55 50 55 66 55 82 45 93 30 93 18 93 10 87 7 78'],
  6: [63, 'M47 8C23 15 8 38 8 65 8 82 17 93 32 93S56 82 56 66 47 40 33 40C20 40 11 48 8.5 61'],
  7: [60, 'M7 7H54L25 93'],
  8: [62, 'M31 46C19 46 11 38 11 26S19 7 31 7 51 14 51 26 43 46 31 46C16 46 7 55 7 69S16 93 31 93 55 83 55 69 46 46 31 46Z'],
  9: [63, 'M16 92C40 85 55 62 55 35 55 18 46 7 31 7S7 18 7 34 16 60 30 60C43 60 52 52 54.5 39'],
  A: [70, 'M7 93L35 7L63 93M17 64H53'],
  J: [54, 'M24 7H46V66C46 83 38 93 25 93 14 93 8 86 7 75'],
  Q: [76, 'M36 7C54 7 65 25 65 50S54 93 36 93 7 75 7 50 18 7 36 7ZM44 69L69 96'],
  K: [66, 'M9 7V93M58 7L10 58M28 41L60 93'],
  T: [62, 'M6 7H56M31 7V93'],
  B: [64, 'M9 7H32C46 7 54 15 54 27S46 47 32 47H9M9 7V93H34C49 93 57 84 57 70S49 47 34 47'],
  Д: [76, 'M7 97V80H69V97M16 80C23 62 25 36 26 7H57V80'],
  F: [56, 'M9 93V7H51M9 49H45'],
  D: [68, 'M9 7H29C49 7 60 24 60 50S49 93 29 93H9Z'],
  R: [64, 'M9 93V7H33C47 7 55 16 55 30S47 53 33 53H9M33 53L57 93'],
  '-': [46, 'M6 50H40'],
};

/** Cyrillic letters that are drawn like Latin ones.
 * @type {Record<string, string>} */
const SAME = { А: 'A', Т: 'T', В: 'B', К: 'K' };

/** @param {string} character */
const glyph = (character) => GLYPHS[SAME[character] ?? character] ?? GLYPHS['-'];

/**
 * The width of a word in glyph units.
 * @param {string} text
 * @param {number} [gap]
 */
export function measure(text, gap = 9) {
  return [...text].reduce((width, character) => width + glyph(character)[0] + gap, -gap);
}

/**
 * A word as one path whose geometry is scaled while its stroke stays even.
 * @param {string} text
 * @param {number} sx
 * @param {number} sy
 * @param {number} [gap]
 */
export function outline(text, sx, sy, gap = 7) {
  let x = 0;
  let path = '';
  for (const character of text) {
    const [width, d] = glyph(character);
    path += scaled(d, sx, sy, x);
    x += (width + gap) * sx;
  }
  return path;
}

/**
 * @param {string} d
 * @param {number} sx
 * @param {number} sy
 * @param {number} dx
 */
function scaled(d, sx, sy, dx) {
  /** @param {number} value */
  const short = (value) => Number(value.toFixed(1));
  return d.replace(/([MLCSHVZ])([^MLCSHVZ]*)/g, (_, command, rest) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') return `H${numbers.map((/** @type {number} */ v) => short(v * sx + dx)).join(' ')}`;
    if (command === 'V') return `V${numbers.map((/** @type {number} */ v) => short(v * sy)).join(' ')}`;
    return command + numbers
      .map((/** @type {number} */ v, /** @type {number} */ i) => short(i % 2 ? v * sy : v * sx + dx))
      .join(' ');
  });
}

/**
 * A number `height` CSS pixels high. It is a picture: real text for readers must stand beside it.
 * @param {number | string} text
 * @param {number} height
 * @param {number} [stroke]
 */
export function numeral(text, height, stroke = 13) {
  const word = String(text);
  const width = measure(word);
  return html`<svg class="num" aria-hidden="true" width=${(width * height / 100).toFixed(1)} height=${height}
    viewBox="0 0 ${width} 100"><path stroke-width=${stroke} d=${outline(word, 1, 1, 9)}></path></svg>`;
}

/** @type {Record<string, [number, string]>} */
const LOGO = {
  k: [50, 'M8 5V93M42 38L9 70M22 58L45 93'],
  r: [38, 'M8 93V38M8 62C8 46 16 38 32 38'],
  i: [24, 'M10 38V93'],
  b: [64, 'M8 5V93M8 66C8 50 17 38 31 38S55 50 55 66 46 93 31 93 8 82 8 66'],
  o: [62, 'M31 38C45 38 55 50 55 66S45 93 31 93 7 82 7 66 17 38 31 38Z'],
};

/** The name of the game, its `i` a peg.
 * @param {number} height */
export function logo(height) {
  let x = 0;
  const letters = [...'kribo'].map((letter) => {
    const [width, d] = LOGO[letter];
    const at = x;
    x += width + 9;
    return svg`<path transform="translate(${at})" d=${d}></path>${
      letter === 'i' ? svg`<circle cx=${at + 10} cy="15" r="10"></circle>` : ''}`;
  });
  return html`<svg class="logo" role="img" aria-label="kribo" width=${(x * height / 100).toFixed(1)} height=${height}
    viewBox="0 0 ${x - 9} 100">${letters}</svg>`;
}
