// What an announcement is about, and when each kind of them is spoken or shown as a notification of the desktop.

import { preferences } from './preferences.js';

/** What rules can be chosen for, from the most urgent to what can wait.
 * @typedef {'error' | 'turn' | 'score' | 'play' | 'own' | 'table' | 'chat'} Channel */
/** @type {Channel[]} */
export const CHANNELS = ['error', 'turn', 'score', 'play', 'own', 'table', 'chat'];

/** What somebody may want to notice while another window is in front.
 * @type {Channel[]} */
export const NOTICES = ['turn', 'table', 'chat'];

/** @typedef {'always' | 'focused' | 'unfocused' | 'never'} Rule */
/** @type {Rule[]} */
export const RULES = ['always', 'focused', 'unfocused', 'never'];

/** The order in which things are told that wait at the same time. A question comes after the news that it is about, and
 * news stay in the order in which they happened; what is not of the game waits until the game has been told. An answer
 * is what somebody asked for just now.
 * @type {Record<Channel | 'answer', number>} */
export const ORDER = { error: 0, answer: 0, play: 1, own: 1, score: 1, turn: 2, table: 3, chat: 4 };

/** @param {Channel} channel
 * @returns {Rule} */
export const speechRule = (channel) => preferences.speech[channel] ?? 'always';

/** Nothing is shown on the desktop unless somebody wants it, since browsers ask first.
 * @param {Channel} channel
 * @returns {Rule} */
export const noticeRule = (channel) => preferences.notices[channel] ?? 'never';

/** Whether a rule lets something through now.
 * @param {Rule} rule */
export function applies(rule) {
  const focused = !document.hidden && document.hasFocus();
  return rule === 'always' || (rule === 'focused' && focused) || (rule === 'unfocused' && !focused);
}

/** Show a notification where the rule of the channel wants one; a newer one takes the place of the one before.
 * @param {Channel} channel
 * @param {string} text
 * @param {string} lang */
export function notify(channel, text, lang) {
  if (!NOTICES.includes(channel) || !applies(noticeRule(channel))) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(document.title, { body: text, lang, tag: `kribo ${location.pathname} ${channel}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones have the name and not the thing.
  }
}
