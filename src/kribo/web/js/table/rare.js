// The hands of a game that are worth a certificate, and what a count leads to.

import { say } from '../words.js';
import { certificateLabel, isRare, openCertificate } from './certificate.js';
import { explain } from './explain.js';

/** @typedef {import('../api.js').GameEvent} GameEvent */
/** @typedef {import('./certificate.js').Rare} Rare */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {{label: string, run: () => void}} Lead */

export class RareHands {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {Rare[]} */
    this.seen = [];
  }

  /** @param {GameEvent} event */
  happened(event) {
    const { session } = this;
    if (!isRare(event)) return;
    this.seen.push(this.#made(event, session.shown?.at.version ?? null));
    session.note(say('web-certificate-note', { player: session.name(event.seat), where: event.where, n: event.points }));
  }

  /**
   * @param {GameEvent} event
   * @param {number | null} version
   * @returns {Rare}
   */
  #made(event, version) {
    const { session } = this;
    return {
      event, version, player: session.name(event.seat), when: Date.now(), game: session.shown?.at.game ?? '', variant: session.table?.variant ?? '',
    };
  }

  /** The certificates of this game; after a new load those of the deal.
   * @returns {Lead[]} */
  get certificates() {
    const { shown } = this.session;
    const known = this.seen.filter(({ game }) => game === shown?.at.game);
    const others = (shown?.history ?? []).filter((event) => isRare(event)
      && !known.some(({ event: one }) => one.seat === event.seat && one.where === event.where && String(one.cards) === String(event.cards)));
    return [...known, ...others.map((event) => this.#made(event, null))].map((one) => (
      { label: certificateLabel(one), run: () => openCertificate(one) }));
  }

  /** What the last count leads to: the list of what is in it, and a certificate for what is rare.
   * @returns {Lead[]} */
  get leads() {
    const { session } = this;
    const event = session.shown?.lastCount;
    if (!event) return [];
    const own = event.seat === session.seat && session.mine.length < 2;
    const facts = { player: session.name(event.seat), own, variant: session.table?.variant ?? '' };
    return [{ label: say('web-explain'), run: () => explain(event, facts) }, ...this.certificates];
  }
}
