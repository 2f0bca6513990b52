// What each sound is: short soft tones. No two sounds share their pitches or their rhythm, so that each is known by
// either alone; a test computes that. What is heard of them is made in audio.js, when they come in table/cues.js.

/** A tone: start and length in seconds, pitch in semitones as MIDI counts them (69 is 440 hertz), and how loud.
 * @typedef {[at: number, length: number, pitch: number, gain?: number]} Tone */

/** What a sound is about; each has a volume of its own.
 * @typedef {'game' | 'cues' | 'chat'} Channel */

/** A sound that is sure is never left out, however much is heard before it.
 * @typedef {{channel: Channel, tones: Tone[], sure?: boolean}} Sound */

/** @type {Record<string, Sound>} */
export const SOUNDS = {
  deal: { channel: 'game', tones: [[0, 0.03, 55, 0.5], [0.06, 0.03, 54, 0.5], [0.12, 0.03, 53, 0.5], [0.18, 0.04, 52, 0.5]] },
  cut: { channel: 'game', tones: [[0, 0.03, 52], [0.05, 0.08, 59]] },
  starter: { channel: 'game', tones: [[0, 0.04, 62], [0.08, 0.18, 69]] },
  heels: { channel: 'game', tones: [[0, 0.05, 74], [0.08, 0.05, 69], [0.16, 0.05, 72], [0.28, 0.18, 79]] },
  crib: { channel: 'game', tones: [[0, 0.06, 47, 0.9], [0.09, 0.08, 43, 0.9]] },
  bid: { channel: 'game', tones: [[0, 0.11, 64]] },
  'card-mine': { channel: 'game', tones: [[0, 0.055, 57, 0.8]] },
  'card-other': { channel: 'game', tones: [[0, 0.03, 48, 0.9], [0.04, 0.05, 46, 0.9]] },
  fifteen: { channel: 'game', tones: [[0, 0.09, 67], [0.11, 0.13, 74]] },
  pair: { channel: 'game', tones: [[0, 0.07, 72], [0.16, 0.07, 72]] },
  run: { channel: 'game', tones: [[0, 0.06, 67], [0.07, 0.06, 69], [0.14, 0.1, 71]] },
  'thirty-one': { channel: 'game', tones: [[0, 0.1, 66], [0.12, 0.07, 71], [0.2, 0.2, 78]] },
  go: { channel: 'game', tones: [[0, 0.2, 50, 0.9]] },
  peg: { channel: 'game', tones: [[0, 0.035, 76, 0.6]] },
  back: { channel: 'game', tones: [[0, 0.03, 71, 0.6], [0.07, 0.09, 66, 0.6]] },
  count: { channel: 'game', tones: [[0, 0.075, 81, 0.4]] },
  muggins: { channel: 'game', tones: [[0, 0.08, 59], [0.1, 0.08, 59], [0.24, 0.22, 66]] },
  won: { channel: 'game', sure: true, tones: [[0, 0.1, 67], [0.13, 0.1, 72], [0.26, 0.1, 76], [0.39, 0.3, 79]] },
  lost: { channel: 'game', sure: true, tones: [[0, 0.16, 69], [0.19, 0.16, 67], [0.38, 0.26, 64]] },
  skunk: { channel: 'game', sure: true, tones: [[0, 0.07, 60], [0.09, 0.07, 56], [0.18, 0.07, 60], [0.27, 0.07, 56], [0.4, 0.28, 51]] },
  turn: { channel: 'cues', sure: true, tones: [[0, 0.13, 74], [0.18, 0.2, 79]] },
  low: { channel: 'cues', sure: true, tones: [[0, 0.05, 83], [0.14, 0.05, 83], [0.28, 0.05, 83]] },
  timeout: { channel: 'cues', sure: true, tones: [[0, 0.1, 73], [0.2, 0.1, 68], [0.4, 0.28, 61]] },
  error: { channel: 'cues', sure: true, tones: [[0, 0.1, 55], [0.13, 0.18, 52]] },
  chat: { channel: 'chat', tones: [[0, 0.03, 86, 0.5], [0.09, 0.06, 90, 0.5]] },
  join: { channel: 'chat', tones: [[0, 0.07, 61], [0.1, 0.12, 73]] },
  leave: { channel: 'chat', tones: [[0, 0.07, 61], [0.13, 0.1, 54]] },
};

/** Milliseconds a peg takes for a hole, and at most. */
const [HOLE, HOPS] = [35, 450];
const HOLES_A_TICK = 5;

/** How long a peg goes, in milliseconds.
 * @param {number} points */
export const pegTime = (points) => Math.min(HOLE * points, HOPS);

/**
 * A peg on its way: a tick for every five holes, and one where it lands, each a little higher.
 * @param {number} points
 * @returns {Tone[]}
 */
export function pegging(points) {
  const [[, length, pitch, gain]] = SOUNDS.peg.tones;
  const ticks = Math.max(1, Math.ceil(points / HOLES_A_TICK));
  return Array.from({ length: ticks }, (_, i) => {
    const holes = Math.min((i + 1) * HOLES_A_TICK, points) - Math.min(HOLES_A_TICK, points);
    return [holes / Math.max(1, points) * pegTime(points) / 1000, length, pitch + i, gain];
  });
}

/** What one card pegs, and how it sounds; pairs royal are pairs.
 * @param {string} kind of an item of the play */
export const soundOf = (kind) => (kind.includes('pair') ? 'pair' : kind);

/** How long a sound takes, in seconds.
 * @param {Tone[]} tones */
export const lengthOf = (tones) => Math.max(...tones.map(([at, length]) => at + length));
