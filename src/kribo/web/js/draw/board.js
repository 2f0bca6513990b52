// The board as a picture: a plank with drilled holes, two pegs a side, and where the last move went.

import { html, nothing, svg } from '../html.js';
import { LETTERS, circle, shape, sideClass } from './sides.js';
import { lapOf, lines, pair, short, sizes, STREET, track } from './track.js';

/** How the trail of each side is broken. */
const DASHES = ['', '7 4', '1.5 5', '12 3 2 3', '3 3', '10 6'];
const PRINT = 11;

/**
 * @typedef {object} BoardState
 * @property {number} target
 * @property {string} skunk
 * @property {number[]} scores by side
 * @property {number[]} rears
 * @property {boolean} columns
 * @property {string} label
 */

/** @type {Map<string, ReturnType<typeof plank>>} */
const planks = new Map();

/** What does not change with the score, drawn once for a shape of board.
 * @param {number} target
 * @param {number} sides
 * @param {boolean} columns
 * @param {string} skunk */
function plank(target, sides, columns, skunk) {
  const geometry = track(sizes(target, sides, columns));
  const { pitch } = geometry.options;
  const radius = Math.min(pitch * 0.2, 3);
  const [width, height] = geometry.size;
  const grooves = Array.from({ length: sides }, (_, t) => geometry.way(t, 1, geometry.last)).join('');
  let lips = '';
  let holes = '';
  for (let t = 0; t < sides; t++) {
    for (let i = -1; i <= geometry.last; i++) {
      const [x, y] = geometry.hole(i, t);
      lips += circle(x, y + radius * 0.38, radius * 1.18);
      holes += circle(x, y, radius);
    }
  }
  const [gx, gy] = geometry.gameHole();
  holes += circle(gx, gy, radius * 1.25);
  const picture = svg`
    <rect class="slab-edge" x="1" y="6" width=${short(width - 2)} height=${short(height - 1)} rx="18"></rect>
    <rect class="slab" x="1" y="1" width=${short(width - 2)} height=${short(height - 2)} rx="18"></rect>
    <path class="grain" d=${grain(width, height, columns)}></path>
    <path class="groove" d=${grooves} stroke-width=${short(Math.max(pitch * 0.62, 5))}></path>
    ${lines(target, skunk).map(([after, tag]) => line(geometry, after, tag))}
    <path class="lips" d=${lips}></path><path class="holes" d=${holes}></path>
    <path class="game-hole" d=${circle(gx, gy, Math.max(pitch * 0.52, 5))}></path>
    ${columns ? numbers(geometry, skunk) : nothing}`;
  return { geometry, picture, radius, pegRadius: Math.min(pitch * 0.55, geometry.options.width * 0.42) };
}

/** A few lines of grain along the plank.
 * @param {number} width
 * @param {number} height
 * @param {boolean} columns */
function grain(width, height, columns) {
  let d = '';
  for (let i = 1; i < 9; i++) {
    const b = (i + (i % 3) * 0.22) / 9;
    const wave = (i % 2 ? 1 : -1) * (3 + (i % 4) * 2);
    d += columns
      ? `M${short(width * b)} 3C${short(width * b + wave)} ${short(height * 0.3)} ${short(width * b - wave)} ${short(height * 0.62)} ${short(width * b + wave * 0.6)} ${short(height - 3)}`
      : `M3 ${short(height * b)}C${short(width * 0.3)} ${short(height * b + wave * 0.5)} ${short(width * 0.62)} ${short(height * b - wave * 0.5)} ${short(width - 3)} ${short(height * b + wave * 0.3)}`;
  }
  return d;
}

/** A skunk line with its letters.
 * @param {import('./track.js').Track} geometry
 * @param {number} after
 * @param {string} tag */
function line(geometry, after, tag) {
  const { columns } = geometry.options;
  const { from, to, turn, direction } = geometry.lineAfter(after, columns ? 6 : 2);
  const stroke = svg`<path class="skunk" d="M${pair(from)}L${pair(to)}"></path>`;
  if (!columns) {
    const x = turn ? from[0] - direction * (tag.length * 3.2 + 2.5) : from[0];
    const y = turn ? from[1] + 3.2 : from[1] - 1;
    return svg`${stroke}<text class="mark small" x=${short(x)} y=${short(y)}>${tag}</text>`;
  }
  const width = tag.length * PRINT * 0.72 + 9;
  const [x, y] = turn ? [from[0], from[1] + direction * PRINT * 0.72] : [to[0] + width / 2 + 2, to[1]];
  return svg`${stroke}<g class="tag"><rect x=${short(x - width / 2)} y=${short(y - PRINT * 0.75)} width=${short(width)}
    height=${short(PRINT * 1.5)} rx="4.4"></rect><text x=${short(x)} y=${short(y + PRINT * 0.36)}>${tag}</text></g>`;
}

/** The tens, in the gutter after each street, and the target.
 * @param {import('./track.js').Track} geometry
 * @param {string} skunk */
function numbers(geometry, skunk) {
  const { options, streets, last, half, between } = geometry;
  const taken = new Set(options.gutter < 40 ? lines(options.target, skunk).map(([hole]) => hole) : []);
  const tens = [];
  for (let i = 10; i <= last; i += 10) {
    if (taken.has(i)) continue;
    const { street, k } = geometry.place(i);
    const x = street === streets - 1 ? geometry.middle(street) + half + 17 : geometry.middle(street) + between / 2;
    const [px, py] = geometry.point(geometry.along(street, k), x);
    tens.push(svg`<text class="mark" x=${short(px)} y=${short(py + PRINT * 0.36)}>${i}</text>`);
  }
  const [x, y] = geometry.gameHole();
  return svg`${tens}<text class="mark" x=${short(x + options.pitch * 0.52 + 18)} y=${short(y + PRINT * 0.36)}>${options.target}</text>`;
}

/** @param {BoardState} state */
export function board({ target, skunk, scores, rears, columns, label }) {
  const sides = scores.length;
  const key = `${target} ${sides} ${columns} ${skunk}`;
  const drawn = planks.get(key) ?? plank(target, sides, columns, skunk);
  planks.set(key, drawn);
  const [width, height] = drawn.geometry.size;
  return html`<svg class="board" role="img" aria-label=${label} viewBox="0 0 ${short(width)} ${short(height + 6)}"
    width=${short(width)} height=${short(height + 6)}>${drawn.picture}${
    scores.map((score, side) => trail(drawn.geometry, side, score))}${
    scores.map((score, side) => pegs(drawn, side, score, rears[side]))}</svg>`;
}

/** How far a front peg has come in its lap.
 * @param {import('./track.js').Track} geometry
 * @param {number} side
 * @param {number} score */
function trail(geometry, side, score) {
  const { target } = geometry.options;
  if (score < 2) return nothing;
  const holes = STREET * geometry.streets;
  if (score >= target) return svg`<path class="trail ${sideClass(side)}" d=${geometry.way(side, 1, geometry.last)}
    stroke-dasharray=${DASHES[side] || 'none'}></path>`;
  return svg`<path class="trail ${sideClass(side)}" d=${geometry.way(side, 1, ((score - 1) % holes) + 1)}
    stroke-dasharray=${DASHES[side] || 'none'}></path>`;
}

/**
 * The back peg as a ring, the front peg filled, the last move as an arc between them.
 * @param {ReturnType<typeof plank>} drawn
 * @param {number} side
 * @param {number} front
 * @param {number} rear
 */
function pegs({ geometry, radius, pegRadius }, side, front, rear) {
  // Both pegs start in holes of their own before the first.
  const to = geometry.hole(front, side);
  const from = geometry.hole(rear === front ? -1 : rear, side);
  const behind = rear === front && front > 0 ? to : from;
  const r = pegRadius;
  return svg`${arc(geometry, side, front, rear)}
    <g transform="translate(${pair(behind)})"><path class="peg back ${sideClass(side)}" d=${shape(side, 0, 0, r * 0.86)}></path>
      <path class="holes" d=${circle(0, 0, radius * 0.8)}></path></g>
    <g transform="translate(${pair(to)})"><g class="front" data-side=${LETTERS[side]}>
      <path class="peg shadow" d=${shape(side, 0.8, 2.2, r)}></path>
      <path class="peg front ${sideClass(side)}" d=${shape(side, 0, 0, r)}></path>
      <path class="glint" d=${circle(-r * 0.28, -r * 0.32, r * 0.2)}></path></g></g>`;
}

/**
 * @param {import('./track.js').Track} geometry
 * @param {number} side
 * @param {number} front
 * @param {number} rear
 */
function arc(geometry, side, front, rear) {
  if (front <= rear || rear < 1 || front >= geometry.options.target) return nothing;
  const { street } = geometry.place(front);
  if (geometry.place(rear).street !== street) return nothing;
  const to = geometry.hole(front, side);
  const from = geometry.hole(rear, side);
  const out = (side < geometry.options.sides / 2 ? -1 : 1) * geometry.direction(street);
  const bulge = out * (geometry.options.width * 0.95 + front - rear);
  const [x, y] = [(to[0] + from[0]) / 2, (to[1] + from[1]) / 2];
  const bend = geometry.options.columns ? [x + bulge, y] : [x, y + bulge];
  return svg`<path class="arc ${sideClass(side)}" d="M${pair(from)}Q${pair(/** @type {[number, number]} */ (bend))} ${pair(to)}"></path>`;
}

/**
 * The track nearest to a point of the picture.
 * @param {BoardState} state
 * @param {number} x
 * @param {number} y
 */
export function nearestTrack({ target, scores, columns, skunk }, x, y) {
  const geometry = planks.get(`${target} ${scores.length} ${columns} ${skunk}`)?.geometry;
  let [best, least] = [-1, Infinity];
  for (let t = 0; geometry && t < scores.length; t++) {
    for (let i = -1; i <= geometry.last; i++) {
      const [u, v] = geometry.hole(i, t);
      const away = Math.hypot(x - u, y - v);
      if (away < least) [best, least] = [t, away];
    }
  }
  return best;
}

/** What the board says when it is asked about a side: how far, how far still, which lap.
 * @param {number} target
 * @param {number} score */
export const lap = (target, score) => lapOf(target, score);

/**
 * Let the back peg of a side hop over the front one: it starts where it stood and lands where the front peg is now.
 * @param {ParentNode} root
 * @param {BoardState} state as it is after the move
 * @param {number} side
 * @param {number} from the hole where the back peg stood
 * @param {number} duration ms
 */
export function hop(root, state, side, from, duration) {
  const drawn = planks.get(`${state.target} ${state.scores.length} ${state.columns} ${state.skunk}`);
  const peg = root.querySelector(`.board .front[data-side="${LETTERS[side]}"]`);
  if (!drawn || !peg || duration <= 0) return;
  const [x1, y1] = drawn.geometry.hole(state.scores[side], side);
  const [x0, y0] = drawn.geometry.hole(from || -1, side);
  const [dx, dy] = [x0 - x1, y0 - y1];
  peg.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2}px) scale(1.5)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
}
