// Requests to the server, as docs/protocol.md says, and the types of what it sends.

/**
 * @typedef {object} Person
 * @property {string} id
 * @property {string} name
 * @property {boolean} guest
 * @property {string} account
 * @property {string} language
 * @property {'brief' | 'normal' | 'full'} verbosity
 * @property {'for_me' | 'myself'} say_go
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {number} side
 * @property {'person' | 'bot' | 'open'} kind
 * @property {string} name
 * @property {string} person
 * @property {string} level
 * @property {boolean} present
 * @property {number} away_since
 * @property {string} stand_in
 * @property {boolean} ready
 * @property {'for_me' | 'myself'} say_go
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {string} code
 * @property {string} link
 * @property {'open' | 'playing' | 'paused' | 'between' | 'closed'} status
 * @property {string} variant
 * @property {Record<string, string>} options
 * @property {string[]} rules_say
 * @property {number} target
 * @property {number} sides
 * @property {boolean} listed
 * @property {boolean} spectators
 * @property {'presets' | 'free'} chat
 * @property {'human' | 'instant'} pace
 * @property {'pause' | 'bot'} absence
 * @property {{kind: string, seconds: number, bank: number, increment: number}} clock
 * @property {string} clock_say
 * @property {string} host
 * @property {{person: string, seats: number[], host: boolean}} you
 * @property {Seat[]} seats
 * @property {string} game
 * @property {string[]} games
 * @property {{form: string, played: number, over: boolean, games_won: number[], match_points: number[], say: string[]}} match
 * @property {{why: '' | 'asked' | 'away', by: string, seats: number[]}} paused
 * @property {number} watching
 * @property {number} created
 * @property {number[]} to_act
 * @property {number[]} scores
 *
 * @typedef {[kind: string, cards: number[], points: number]} Item
 *
 * @typedef {{type: string} & Record<string, any>} GameEvent
 * @typedef {{type: string} & Record<string, any>} Stage
 *
 * @typedef {object} Counting
 * @property {number} seat
 * @property {'hand' | 'crib' | 'play'} where
 * @property {number[]} cards
 * @property {number | null} claim
 * @property {number} most
 *
 * @typedef {object} View
 * @property {Stage} stage
 * @property {number} dealer
 * @property {number} deals
 * @property {number[]} scores
 * @property {number[]} rear_pegs
 * @property {number[]} to_act
 * @property {number[]} hand
 * @property {number[]} makes
 * @property {number[]} pegs
 * @property {Legal} legal
 * @property {number} asked_at
 * @property {Counting | null} counting
 *
 * @typedef {object} Legal
 * @property {number[]} [Play]
 * @property {number[]} [CutForDeal]
 * @property {number[]} [CutStarter]
 * @property {number[]} [Bid]
 * @property {number[]} [Claim]
 * @property {number[]} [Muggins]
 * @property {number} [Discard]
 * @property {true} [TakeBack]
 * @property {true} [Go]
 * @property {true} [ClaimHeels]
 * @property {true} [Resign]
 *
 * @typedef {object} Clock
 * @property {string} kind
 * @property {number[]} left
 * @property {number[]} running
 * @property {{what: string, seats: number[], left: number} | null} limit
 * @property {boolean} stopped
 * @property {number} low
 *
 * @typedef {object} Result
 * @property {number} winner
 * @property {number[]} scores
 * @property {number[]} levels
 * @property {boolean} resigned
 * @property {string[]} say
 *
 * @typedef {object} GameMessage
 * @property {'game'} type
 * @property {string} game
 * @property {number} number
 * @property {number} version
 * @property {number | null} seat
 * @property {View} view
 * @property {GameEvent[]} history
 * @property {string[]} say
 * @property {string[]} asked
 * @property {string[]} last_count
 * @property {GameEvent | null} counted
 * @property {Clock} clock
 * @property {Result | null} result
 * @property {number} now
 *
 * @typedef {object} Moved
 * @property {'moved'} type
 * @property {string} game
 * @property {number} version
 * @property {number | null} seat
 * @property {GameEvent[]} events
 * @property {string[]} say
 * @property {{seat: number, how: 'person' | 'bot' | 'stand-in' | 'table' | 'clock'}} by
 * @property {View} view
 * @property {string[]} asked
 * @property {Clock} clock
 * @property {Result | null} result
 * @property {number} now
 *
 * @typedef {object} Chat
 * @property {string} person
 * @property {string} name
 * @property {number | null} seat
 * @property {string} phrase
 * @property {string} text
 * @property {number} at
 *
 * @typedef {object} OptionOffer
 * @property {string} name
 * @property {string} usual
 * @property {string} [say]
 * @property {{value: string, say: string}[]} values
 * @property {{least: number, most: number} | null} numbers
 * @property {string[]} [forms]
 *
 * @typedef {object} VariantOffer
 * @property {string} name
 * @property {string} say
 * @property {number} seats
 * @property {number} sides
 * @property {number} target
 * @property {OptionOffer[]} options
 *
 * @typedef {object} Offers
 * @property {VariantOffer[]} variants
 * @property {{name: string, variant: string, options: Record<string, string>, say_go: string}[]} presets
 * @property {{name: string, say: string}[]} levels
 * @property {{id: string, say: string}[]} phrases
 * @property {{name: number, chat: number}} limits
 * @property {number} grace_seconds
 *
 * @typedef {object} Summary
 * @property {string} id
 * @property {string} table
 * @property {string} variant
 * @property {number} target
 * @property {number} sides
 * @property {string[]} names
 * @property {string[]} bots
 * @property {number[]} yours
 * @property {number} started
 * @property {number} ended
 * @property {number[]} scores
 * @property {boolean} over
 * @property {number | null} winner
 * @property {boolean} imported
 *
 * @typedef {object} ReplayStep
 * @property {number} version
 * @property {number} by
 * @property {string} action
 * @property {number} deal
 * @property {GameEvent[]} events
 * @property {string[]} say
 * @property {View} view
 */

import { say } from './words.js';

/** A refusal by the server; `message` is a sentence for the reader. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{code?: string, message?: string, facts?: Record<string, any>}} body
   */
  constructor(status, body) {
    super(body.message ?? say('web-error-server'));
    this.status = status;
    this.code = body.code ?? '';
    this.facts = body.facts ?? {};
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, { code: 'no-connection', message: say('web-error-connection') });
  }
  if (answer.status === 204) return null;
  const text = await answer.text();
  const json = answer.headers.get('Content-Type')?.includes('json');
  if (!answer.ok) throw new Refusal(answer.status, json ? JSON.parse(text) : {});
  return json ? JSON.parse(text) : text;
}

/** @param {string} path */
export const get = (path) => request('GET', path);
/**
 * @param {string} path
 * @param {unknown} [body]
 */
export const post = (path, body = {}) => request('POST', path, body);

/** @type {Promise<Offers> | null} */
let offered = null;
/** What tables can be made of; asked once. */
export function offers() {
  offered ??= /** @type {Promise<Offers>} */ (get('/api/catalogue')).catch((refusal) => {
    offered = null;
    throw refusal;
  });
  return offered;
}
/** Ask for the offers anew, after a change of language. */
export function forgetOffers() {
  offered = null;
}
