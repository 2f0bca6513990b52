// How much room there is, for text of the size in use: a window of 1280 px holds as much at 200 % as one of 640.

import { onPreference } from './preferences.js';

const LYING = matchMedia('(orientation: landscape) and (max-height: 500px)');

/** How many pixels the letters of a window of 1 px would take at the usual size. */
const scale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Room for board, mat and log beside each other. */
export const isWide = () => innerWidth / scale() >= 1024;
/** A phone that lies on its side. */
export const isLow = () => LYING.matches && scale() < 1.25;
/** Room for larger cards, and for pegs of any number of sides. */
export const isRoomy = () => innerWidth >= 600;
/** Too few pixels for what stands between two other columns. */
export const isNarrow = () => innerWidth / scale() < 1200;
export const isShort = () => innerHeight / scale() < 720;

/** Names for style sheets, and the width up to which each holds. A query of a container in rem would do, were it always
 * asked again when the size of the letters of the page changes. */
const ROOMS = { middle: 899, small: 599, slight: 336, tiny: 272 };

/** Tell the style sheets how much room there is. */
export function nameRoom() {
  const room = innerWidth / scale();
  document.documentElement.dataset.room = Object.entries(ROOMS).filter(([, width]) => room <= width).map(([name]) => name).join(' ');
}

addEventListener('resize', nameRoom);
onPreference(nameRoom);

/** Call a function when the room for things changes.
 * @param {() => void} listener
 * @returns {() => void} ends that */
export function onRoom(listener) {
  const measure = () => [isWide, isLow, isRoomy, isNarrow, isShort].map((is) => is()).join();
  let before = measure();
  const look = () => {
    const now = measure();
    if (now === before) return;
    before = now;
    listener();
  };
  addEventListener('resize', look);
  const off = onPreference(look);
  return () => {
    removeEventListener('resize', look);
    off();
  };
}
