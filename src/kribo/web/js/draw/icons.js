// The few icons, drawn with one pen. Each stands in a button that has a name.

import { html } from '../html.js';

/** @param {string} d */
const icon = (d) => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${d}></path></svg>`;

export const menuIcon = icon('M3 5H17M3 10H17M3 15H17');
export const soundIcon = icon('M3 8V12H6L10 15.5V4.5L6 8ZM13 7.5C14.3 9 14.3 11 13 12.5M15.5 5.5C18 8 18 12 15.5 14.5');
export const mutedIcon = icon('M3 8V12H6L10 15.5V4.5L6 8ZM13 8L17 12M17 8L13 12');
export const sayIcon = icon('M3 4H17V13H9L5 16.5V13H3Z');
export const undoIcon = icon('M7 4 3 8 7 12M3 8H12A4.5 4.5 0 0 1 12 17H8');
export const closeIcon = icon('M5 5L15 15M15 5L5 15');
export const tickIcon = icon('M4 10.5 8.5 15 16 6');
export const firstIcon = icon('M5 4V16M16 4L8 10L16 16Z');
export const backIcon = icon('M13 4L6 10L13 16Z');
export const onIcon = icon('M7 4L14 10L7 16Z');
export const lastIcon = icon('M15 4V16M4 4L12 10L4 16Z');
export const globeIcon = icon('M10 2.5A7.5 7.5 0 0 1 10 17.5 7.5 7.5 0 0 1 10 2.5ZM2.5 10H17.5M10 2.5C5.7 7 5.7 13 10 17.5M10 2.5C14.3 7 14.3 13 10 17.5');
export const logIcon = icon('M4 5H16M4 10H16M4 15H11');
