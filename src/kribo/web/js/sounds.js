// Soft sounds, made on the spot: each has a pitch and a rhythm of its own. What you do sounds from the left, what
// others do from the right. Nothing sounds before the first click, which is also what browsers ask for.

import { preferences } from './preferences.js';

/** A tone: start and length in seconds, frequency, and how it swells.
 * @typedef {[at: number, length: number, hertz: number, gain?: number]} Tone */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  card: [[0, 0.05, 320, 0.5], [0.012, 0.05, 190, 0.5]],
  deal: [[0, 0.03, 260, 0.35]],
  peg: [[0, 0.05, 660, 0.5], [0.08, 0.06, 880, 0.5]],
  points: [[0, 0.07, 523, 0.5], [0.09, 0.07, 659, 0.5], [0.18, 0.1, 784, 0.5]],
  go: [[0, 0.12, 294, 0.6]],
  starter: [[0, 0.05, 440, 0.4], [0.07, 0.12, 587, 0.4]],
  turn: [[0, 0.12, 587, 0.5], [0.16, 0.16, 784, 0.5]],
  error: [[0, 0.1, 196, 0.6], [0.12, 0.14, 165, 0.6]],
  low: [[0, 0.06, 988, 0.5], [0.12, 0.06, 988, 0.5], [0.24, 0.06, 988, 0.5]],
  chat: [[0, 0.05, 1047, 0.3]],
  won: [[0, 0.12, 523, 0.5], [0.13, 0.12, 659, 0.5], [0.26, 0.12, 784, 0.5], [0.39, 0.3, 1047, 0.5]],
  lost: [[0, 0.16, 440, 0.4], [0.18, 0.16, 392, 0.4], [0.36, 0.26, 330, 0.4]],
};

/** @type {AudioContext | null} */
let audio = null;
let clicked = false;

for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(kind, () => { clicked = true; }, { once: true, capture: true });
}

/** Called with the name of each sound, for captions.
 * @type {((name: string) => void) | null} */
let caption = null;
/** @param {((name: string) => void) | null} listener */
export function onSound(listener) {
  caption = listener;
}

/**
 * @param {string} name
 * @param {number} [side] -1 from the left, 1 from the right
 */
export function sound(name, side = 0) {
  caption?.(name);
  if (!clicked || !preferences.sound || preferences.volume === 0 || !('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const out = new StereoPannerNode(audio, { pan: side * 0.5 });
  out.connect(audio.destination);
  for (const [at, length, hertz, gain = 0.5] of SOUNDS[name]) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
    const level = new GainNode(audio, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(gain * preferences.volume / 200, start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(level).connect(out);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}

/** @param {number | number[]} pattern */
export function vibrate(pattern) {
  if (clicked && preferences.vibrate && 'vibrate' in navigator) navigator.vibrate(pattern);
}
