// The time that seats have, as it is at this moment.

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Time
 * @property {number} left in ms
 * @property {number} span what there was at first, in ms
 * @property {boolean} runs
 */

/** Milliseconds from which on to warn; each only where there was twice as much at first. */
const WARNINGS = [20_000, 5_000];

/** @param {number} span
 * @returns {number[]} the longest first */
export const warnings = (span) => WARNINGS.filter((mark) => mark <= span / 2);

/**
 * The time of a seat that is out first, or null without a clock.
 * @param {Session} session
 * @param {number} seat
 * @returns {Time | null}
 */
export function timeOf({ newest, table, skew }, seat) {
  if (!newest?.clock || !table) return null;
  const { clock } = newest;
  const goes = !clock.stopped && table.status === 'playing';
  const passed = goes ? Date.now() - skew - newest.now : 0;
  /** @type {Time[]} */
  const found = [];
  if (clock.limit?.seats.includes(seat)) {
    found.push({ left: clock.limit.left - passed, span: 1000 * Number(table.options[`${clock.limit.what}_seconds`]), runs: goes });
  }
  if (clock.left.length) {
    const runs = goes && clock.running.includes(seat);
    found.push({ left: clock.left[seat] - (runs ? passed : 0), span: 1000 * (table.clock.seconds || table.clock.bank), runs });
  }
  const first = found.sort((a, b) => Number(b.runs) - Number(a.runs) || a.left - b.left)[0];
  return first ? { ...first, left: Math.max(0, first.left) } : null;
}

/** Whether the time of a seat runs and is short.
 * @param {Session} session
 * @param {number} seat */
export function isShort(session, seat) {
  const time = timeOf(session, seat);
  return Boolean(time?.runs && time.left <= (warnings(time.span)[0] ?? 0));
}

/** Whether a time runs down now, so that it has to be drawn anew.
 * @param {Session} session */
export function ticking({ newest }) {
  const clock = newest?.clock;
  return Boolean(clock && !clock.stopped && (clock.running.length || clock.limit));
}
