// How a side is marked: by a shape, a pattern and a letter; colour comes last.

import { html, svg } from '../html.js';

export const LETTERS = 'abcdef';

/** @param {number} value */
const short = (value) => Number(value.toFixed(1));

/** The outline of a side's shape about a point, as path data.
 * @type {((x: number, y: number, r: number) => string)[]} */
const SHAPES = [
  (x, y, r) => circle(x, y, r),
  (x, y, r) => polygon([[x, y - r * 1.28], [x + r * 1.28, y], [x, y + r * 1.28], [x - r * 1.28, y]]),
  (x, y, r) => polygon([[x - r * 0.92, y - r * 0.92], [x + r * 0.92, y - r * 0.92], [x + r * 0.92, y + r * 0.92],
    [x - r * 0.92, y + r * 0.92]]),
  (x, y, r) => polygon([[x, y - r * 1.2], [x + r * 1.15, y + r * 0.85], [x - r * 1.15, y + r * 0.85]]),
  (x, y, r) => cross(x, y, r * 1.1, r * 0.42),
  (x, y, r) => polygon(Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.55 : r * 1.3;
    const angle = -Math.PI / 2 + i * Math.PI / 5;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  })),
];

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function circle(x, y, r) {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** @param {number[][]} points */
function polygon(points) {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} q
 * @param {number} e
 */
function cross(x, y, q, e) {
  return polygon([[x - e, y - q], [x + e, y - q], [x + e, y - e], [x + q, y - e], [x + q, y + e], [x + e, y + e],
    [x + e, y + q], [x - e, y + q], [x - e, y + e], [x - q, y + e], [x - q, y - e], [x - e, y - e]]);
}

/**
 * The outline of a side's shape.
 * @param {number} side
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const shape = (side, x, y, r) => SHAPES[side](x, y, r);

/** The class that gives a side its colour.
 * @param {number} side */
export const sideClass = (side) => `s-${LETTERS[side]}`;

/** The mark that stands before a name.
 * @param {number} side */
export function mark(side) {
  return html`<svg class="mk ${sideClass(side)}" viewBox="-10 -10 20 20" aria-hidden="true">${
    svg`<path d=${shape(side, 0, 0, 7.6)}></path>`}</svg>`;
}
