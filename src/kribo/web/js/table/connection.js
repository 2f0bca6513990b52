// The socket of a table: it connects again whenever it was lost, and forgets nothing, since the server knows all.

/** Close codes after which there is no use in trying again. */
const FINAL = new Set([4003, 4004]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 25000;

/**
 * @typedef {object} Listener
 * @property {(message: any) => void} message
 * @property {(up: boolean, final: boolean) => void} state
 */

export class Connection {
  /**
   * @param {string} table
   * @param {() => {seat: number | null, verbosity: string}} wish whose eyes to look through, and how much to be told
   * @param {Listener} listener
   */
  constructor(table, wish, listener) {
    this.table = table;
    this.wish = wish;
    this.listener = listener;
    this.pause = FIRST_PAUSE;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.retry = 0;
    this.reference = 0;
    /** @type {Map<string, {resolve: (message: any) => void, reject: (error: any) => void}>} */
    this.waiting = new Map();
    this.online = () => this.#now();
    addEventListener('online', this.online);
    this.pinging = window.setInterval(() => this.up && this.socket?.send('{"type":"ping"}'), PING_EVERY);
    this.connect();
  }

  get up() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    const url = new URL(`/api/tables/${encodeURIComponent(this.table)}/ws`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const { seat, verbosity } = this.wish();
    url.searchParams.set('verbosity', verbosity);
    if (seat !== null) url.searchParams.set('seat', String(seat));
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listener.state(true, false);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      for (const { reject } of this.waiting.values()) reject(new Error('closed'));
      this.waiting.clear();
      if (this.closed) return;
      const final = FINAL.has(code);
      this.listener.state(false, final);
      if (final) return;
      this.retry = window.setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  #now() {
    if (this.closed || this.up) return;
    window.clearTimeout(this.retry);
    this.connect();
  }

  /** @param {any} message */
  #receive(message) {
    this.listener.message(message);
    const asked = this.waiting.get(message.ref);
    if (!asked) return;
    this.waiting.delete(message.ref);
    if (message.type === 'error') asked.reject(message);
    else asked.resolve(message);
  }

  /**
   * Send a message and wait for the one answer to it; an error of the server rejects.
   * @param {{type: string} & Record<string, any>} message
   * @returns {Promise<any>}
   */
  send(message) {
    if (!this.up) return Promise.reject(new Error('closed'));
    const ref = String(++this.reference);
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...message, ref }));
    });
  }

  close() {
    this.closed = true;
    window.clearTimeout(this.retry);
    window.clearInterval(this.pinging);
    removeEventListener('online', this.online);
    this.socket?.close();
  }
}
