// What changed at a table beside the game, in sentences: who sits, whether it goes on, what the host decided.

import { say } from '../words.js';

/** @typedef {import('../api.js').Table} Table */
/** @typedef {import('../api.js').Seat} Seat */

/**
 * @typedef {object} Change
 * @property {string} text
 * @property {'join' | 'leave' | ''} name of its sound, if it has one
 * @property {number | null} seat from which it sounds
 */

/** @param {string[]} texts
 * @returns {Change[]} */
const silent = (texts) => texts.map((text) => ({ text, name: '', seat: null }));

/**
 * @param {Table} before
 * @param {Table} now
 * @returns {Change[]}
 */
export function changes(before, now) {
  return [
    ...silent(before.status === now.status ? [] : standing(before, now)),
    ...now.seats.flatMap((seat) => ofSeat(before.seats[seat.seat], seat, now.you.seats.includes(seat.seat))),
    ...silent(decided(before, now)),
  ];
}

/**
 * @param {Table} before
 * @param {Table} now
 */
function standing(before, { status, paused }) {
  switch (status) {
    case 'paused': return [paused.why === 'asked' ? say('web-paused-by', { player: paused.by }) : say('web-paused-away')];
    case 'playing': return before.status === 'paused' ? [say('web-goes-on')] : [];
    case 'closed': return [say('web-closed')];
    default: return [];
  }
}

/**
 * @param {Seat | undefined} before
 * @param {Seat} now
 * @param {boolean} own
 * @returns {Change[]}
 */
function ofSeat(before, now, own) {
  if (!before || own) return [];
  const { name: player, seat, kind } = now;
  if (before.kind !== 'open' && kind === 'open') return [{ text: say('web-stood-up', { player: before.name }), name: 'leave', seat }];
  if (before.kind === 'open' && kind === 'bot') return [{ text: say('web-bot-sat-down', { player }), name: 'join', seat }];
  if (kind !== 'person') return [];
  const stands = silent(!before.stand_in && now.stand_in ? [say('web-stand-in', { player })] : []);
  if (before.kind === 'open') return [{ text: say('web-sat-down', { player }), name: 'join', seat }, ...stands];
  if (before.present === now.present) return stands;
  return [{ text: say(now.present ? 'web-came-back' : 'web-went-away', { player }), name: now.present ? 'join' : 'leave', seat }, ...stands];
}

/** What the host decided, in the words of the form where it is decided.
 * @param {Table} before
 * @param {Table} now */
function decided(before, now) {
  /** @param {boolean} on */
  const yes = (on) => say(on ? 'web-yes' : 'web-no');
  /** @type {[keyof Table, string, () => string][]} */
  const settings = [
    ['listed', 'web-make-listed', () => yes(now.listed)],
    ['spectators', 'web-make-spectators', () => yes(now.spectators)],
    ['chat', 'web-make-chat', () => say('web-chat-kind', { value: now.chat })],
    ['pace', 'web-make-pace', () => say('web-pace', { value: now.pace })],
    ['absence', 'web-make-absence', () => say('web-absence', { value: now.absence })],
  ];
  return settings.filter(([name]) => before[name] !== now[name]).map(([, label, value]) =>
    say('web-decided', { setting: say(label), value: value() }));
}
