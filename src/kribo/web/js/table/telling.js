// What is told of a game as it goes on: spoken, and written into the log.

import { announce } from '../announcer.js';
import { sound } from '../audio.js';
import { say } from '../words.js';

/** @typedef {import('../api.js').GameMessage} GameMessage */
/** @typedef {import('../api.js').Moved} Moved */
/** @typedef {import('./session.js').Session} Session */

/** Events that are news of the score. */
const SCORING = new Set(['Pegged', 'Counted', 'Called', 'Won']);

/** @param {GameMessage | Moved} message */
const dealOf = ({ game, view }) => `${game} ${view.deals}`;

export class Telling {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** The sentences about the deal that were told already, by the seat through whose eyes.
     * @type {Map<number | null, {game: string, deal: string, say: string[]}>} */
    this.told = new Map();
  }

  /** @param {Moved} moved */
  tell(moved) {
    const { session } = this;
    const own = moved.by.how === 'person' && moved.by.seat === session.seat;
    const scored = moved.events.some(({ type }) => SCORING.has(type));
    announce(moved.say, scored ? 'score' : own ? 'own' : 'play', { cut: own });
    const { seat, how } = moved.by;
    if (how === 'clock' && session.mine.includes(seat)) sound('timeout', { pan: session.cues.pan(seat) });
    session.asking.answer = [];
    const began = moved.events.some(({ type }) => type === 'DealBegan');
    const before = this.told.get(moved.seat)?.say ?? [];
    this.told.set(moved.seat, { game: moved.game, deal: dealOf(moved), say: began ? moved.say : [...before, ...moved.say] });
    this.#write(moved, began);
  }

  /**
   * @param {Moved} moved
   * @param {boolean} began whether a deal begins with it
   */
  #write(moved, began) {
    const { session } = this;
    const seen = { channel: /** @type {const} */ ('game'), eyes: moved.seat, deal: dealOf(moved) };
    const played = moved.events.find(({ type }) => type === 'Played');
    if (played) {
      const pegged = moved.events.filter(({ type }) => type === 'Pegged');
      session.log.add({
        ...seen, side: session.side(played.seat), text: moved.say.join(' '), played,
        points: pegged.reduce((sum, event) => sum + event.points, 0),
      });
    } else {
      const side = began || moved.by.seat < 0 ? null : session.side(moved.by.seat);
      moved.say.forEach((text, i) => session.log.add({ ...seen, side: i ? null : side, text }));
    }
  }

  /** Write into the log what was not told of this deal: all of it to who comes, the rest to who comes back.
   * @param {GameMessage} message
   * @param {{aloud: boolean, known: boolean}} how known: nothing happened, but it may be said in other words now */
  catchUp(message, { aloud, known }) {
    const { game, seat, say: all } = message;
    const { log } = this.session;
    const deal = dealOf(message);
    const before = this.told.get(seat);
    this.told.set(seat, { game, deal, say: all });
    if (known) return;
    const told = before?.game === game && before.deal === deal ? before.say : [];
    if (before?.game === game && before.deal !== deal) log.add({ channel: 'game', eyes: seat, text: say('web-log-gap') });
    let same = 0;
    while (same < told.length && told[same] === all[same]) same++;
    const missed = all.slice(same);
    log.forget(deal, seat);
    for (const text of missed) log.add({ channel: 'game', eyes: seat, deal, text });
    if (aloud) announce(missed, 'play');
  }
}
