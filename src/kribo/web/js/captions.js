// Sounds in writing, for who does not hear them: the last few, one after the other, in a line of their own below
// everything. They are no announcement, since a screen reader says the same things in sentences.

import { onPreference, preferences } from './preferences.js';
import { say } from './words.js';

const STAYS = 5000;
const MOST = 4;

/** @type {{name: string, times: number, timer: number}[]} */
let shown = [];

onPreference(() => { if (!preferences.captions && shown.length) clear(); });

/** The name of a sound, in words.
 * @param {string} name */
export const soundName = (name) => say('web-sound-name', { name });

/** Write a sound, where that is wished for.
 * @param {string} name */
export function caption(name) {
  if (!preferences.captions) return;
  const last = shown.at(-1);
  const times = last?.name === name ? last.times + 1 : 1;
  if (times > 1) window.clearTimeout(shown.pop()?.timer);
  const entry = { name, times, timer: 0 };
  entry.timer = window.setTimeout(() => {
    shown = shown.filter((other) => other !== entry);
    write();
  }, STAYS);
  for (const old of shown.splice(0, shown.length + 1 - MOST)) window.clearTimeout(old.timer);
  shown.push(entry);
  write();
}

function clear() {
  for (const { timer } of shown) window.clearTimeout(timer);
  shown = [];
  write();
}

function write() {
  const place = document.getElementById('caption');
  if (!place) return;
  const sounds = shown.map(({ name, times }) => (times > 1 ? say('web-sound-times', { sound: soundName(name), n: times }) : soundName(name)));
  put(place, sounds);
  lift(place, sounds.length > 0);
  // Where there is no room for all, the newest stay.
  while (sounds.length > 1 && place.scrollWidth > place.clientWidth) {
    sounds.shift();
    put(place, sounds);
  }
}

/**
 * @param {HTMLElement} place
 * @param {string[]} sounds
 */
function put(place, sounds) {
  place.textContent = sounds.length ? say('web-sound-caption', { sounds: sounds.join(' · ') }) : '';
}

/** Sheets lie above all else but what was put there after them.
 * @param {HTMLElement} place
 * @param {boolean} visible */
function lift(place, visible) {
  if (!('popover' in place)) return;
  if (place.matches(':popover-open')) place.hidePopover();
  if (visible) place.showPopover();
}
