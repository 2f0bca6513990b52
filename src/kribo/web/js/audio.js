// Sounds are made on the spot by Web Audio, each at its place between left and right and at the volume of what it is
// about. Nothing sounds before the first click or key, which is also what browsers ask for.

import { caption } from './captions.js';
import { preferences } from './preferences.js';
import { SOUNDS, lengthOf } from './sounds.js';

/** @typedef {import('./sounds.js').Tone} Tone */

/** @type {AudioContext | null} */
let made = null;
let clicked = false;
/** When the last sound ends that was begun, by the clock of the audio: sounds wait for each other. */
let free = 0;

/** Seconds that a sound waits at most; one that would wait longer is news no more, and is left out. */
const PATIENCE = 0.9;
const GAP = 0.03;
const LOUDEST = 0.3;
const SWELL = 0.008;

// Some browsers let audio begin only while a click or key is being handled, and take it away again for a call.
for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, awake, { capture: true });

function awake() {
  // Escape and the beginning of a touch do not count as a wish to hear something.
  if (navigator.userActivation?.isActive === false) return;
  clicked = true;
  if (preferences.sound) context();
}

/** The audio, running as far as the browser lets it. */
function context() {
  if (!('AudioContext' in window)) return null;
  made ??= new AudioContext();
  if (made.state !== 'running') void made.resume();
  return made;
}

/** @type {Record<import('./sounds.js').Channel, () => number>} */
const VOLUMES = {
  game: () => preferences.volumeGame,
  cues: () => preferences.volumeCues,
  chat: () => preferences.volumeChat,
};

/**
 * Make a sound, and write it where sounds are written.
 * @param {string} name
 * @param {{pan?: number, tones?: Tone[]}} [how] `pan` from -1 at the left to 1 at the right; `tones` in place of the usual
 */
export function sound(name, how) {
  caption(name);
  if (preferences.sound) hear(name, how);
}

/** Make a sound even where sound is off, because somebody asked to hear it.
 * @param {string} name
 * @param {{pan?: number, tones?: Tone[]}} [how] */
export function hear(name, { pan = 0, tones = SOUNDS[name].tones } = {}) {
  const { channel, sure = false } = SOUNDS[name];
  const volume = VOLUMES[channel]();
  const audio = clicked && volume > 0 ? context() : null;
  if (!audio) return;
  const wait = Math.max(0, free - audio.currentTime);
  if (wait > PATIENCE && !sure) return;
  const start = audio.currentTime + wait;
  free = start + lengthOf(tones) + GAP;
  const out = new StereoPannerNode(audio, { pan: preferences.stereo ? pan : 0 });
  out.connect(audio.destination);
  for (const tone of tones) ring(audio, out, start, tone, LOUDEST * (volume / 100) ** 1.5);
}

/**
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {number} start
 * @param {Tone} tone
 * @param {number} loud
 */
function ring(audio, out, start, [at, length, pitch, gain = 0.7], loud) {
  const begin = start + at;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: 440 * 2 ** ((pitch - 69) / 12) });
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(gain * loud, begin + SWELL);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(level).connect(out);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
}

/** @param {number | number[]} pattern */
export function vibrate(pattern) {
  if (clicked && 'vibrate' in navigator) navigator.vibrate(pattern);
}
