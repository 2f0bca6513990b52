// Through whose eyes this device looks at the table. Where several people share it, it goes from hand to hand: between
// two of them the screen is covered, until the next one says that nobody else looks.

/** @typedef {import('./session.js').Session} Session */

export class Device {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** The seat that looks; null is a spectator.
     * @type {number | null} */
    this.eyes = null;
    /** Who is to look next, while the screen is covered.
     * @type {number | null} */
    this.next = null;
    this.covered = false;
    /** Whether several people played here. */
    this.shared = false;
    this.looked = false;
    this.opening = false;
  }

  /** Look with the eyes of a seat of ours; where several people share this device, of the one who is asked. */
  choose() {
    const { mine, newest } = this.session;
    this.shared ||= mine.length > 1;
    if (!newest || (!mine.length && this.eyes === null)) return;
    const wanted = mine.length === 0 ? null : this.#asked() ?? (mine.includes(this.eyes ?? -1) ? this.eyes : mine[0]);
    if (this.looked && wanted === this.eyes) return;
    if (this.looked && this.eyes !== null && wanted !== null && mine.length > 1) {
      this.covered = true;
      this.next = wanted;
      return;
    }
    this.#look(wanted);
  }

  #asked() {
    const { mine, newest } = this.session;
    if (!newest || mine.length < 2) return null;
    const asked = mine.filter((seat) => newest.view.to_act.includes(seat));
    if (!asked.length || asked.includes(this.eyes ?? -1)) return null;
    return asked[0];
  }

  /** The next person at this device is there. */
  uncover() {
    // Until the game comes through their eyes, it is still that of the one before.
    this.opening = true;
    if (this.next !== null) this.#look(this.next);
  }

  /** A game came as a seat sees it.
   * @param {number | null} seat */
  sees(seat) {
    if (this.opening && seat === this.eyes) {
      this.covered = false;
      this.opening = false;
    }
    if (seat === null) return;
    this.looked = true;
    this.eyes = seat;
  }

  /** @param {number | null} seat */
  #look(seat) {
    this.eyes = seat;
    this.looked = true;
    this.session.forget();
    this.again();
  }

  /** Ask for the game as it is seen from here. */
  again() {
    void this.session.connection.send({ type: 'look', seat: this.eyes }).catch(() => {});
  }
}
