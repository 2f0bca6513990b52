// The count as a ring of 31 holes: who brought it how far, and the number in the middle.

import { html, svg } from '../html.js';
import { say } from '../words.js';
import { numeral } from './glyphs.js';
import { circle, sideClass } from './sides.js';

export const LIMIT = 31;
const RADIUS = 76;
const CENTRE = 100;
/** A gap of half a hole after each five, and a wide one at the top. */
const STEP = 360 / 34.5;

/** @param {number} hole */
const angle = (hole) => -90 + STEP * (hole + Math.floor((hole - 1) / 5) * 0.5 - 0.5);

/**
 * @param {number} hole
 * @param {number} [radius]
 * @returns {[number, number]}
 */
function at(hole, radius = RADIUS) {
  const radians = angle(hole) * Math.PI / 180;
  return [CENTRE + radius * Math.cos(radians), CENTRE + radius * Math.sin(radians)];
}

/**
 * @param {{value: number, side: number}[]} parts in the order in which they were played
 * @param {{size: number, labels?: boolean}} how
 */
export function ring(parts, { size, labels = true }) {
  const count = parts.reduce((sum, part) => sum + part.value, 0);
  let before = 0;
  const arcs = parts.map(({ value, side }) => {
    const [from, to] = [before + 0.75, before + value + 0.1];
    before += value;
    const [x0, y0] = at(from, RADIUS + 13);
    const [x1, y1] = at(to, RADIUS + 13);
    const large = angle(to) - angle(from) > 180 ? 1 : 0;
    return svg`<path class="seg ${sideClass(side)}" d="M${x0.toFixed(1)} ${y0.toFixed(1)}A${RADIUS + 13} ${RADIUS + 13} 0 ${large} 1 ${x1.toFixed(1)} ${y1.toFixed(1)}"></path>`;
  });
  const holes = Array.from({ length: LIMIT }, (_, i) => {
    const key = i + 1 === 15 || i + 1 === LIMIT;
    const [x, y] = at(i + 1);
    return svg`<path class="${key ? 'key' : 'h'}${i < count ? ' f' : ''}" d=${circle(x, y, key ? 6 : 3.6)}></path>`;
  });
  const numbers = labels
    ? [15, LIMIT].map((hole) => {
      const [x, y] = at(hole, RADIUS - 17);
      return svg`<text x=${x.toFixed(1)} y=${(y + 4).toFixed(1)}>${hole}</text>`;
    })
    : '';
  return html`<div class="ringwrap" role="img" aria-label=${say('web-count-label', { count, left: LIMIT - count })}>
    <svg class="ring" width=${size} height=${size} viewBox="0 0 200 200">${arcs}${holes}${numbers}</svg>${
      numeral(count, Math.round(size * 0.31), 14)}</div>`;
}
