// What the host may change while a table stands.

import { html, nothing } from '../html.js';
import { choice, toggle } from '../pages/fields.js';
import { say } from '../words.js';

/** @param {import('./session.js').Session} session */
export function hostForm(session) {
  const { table } = session;
  if (!table) return nothing;
  /** @param {Record<string, unknown>} changes */
  const set = (changes) => void session.send({ type: 'set', ...changes });
  return html`<div class="settings">${toggle(say('web-make-listed'), table.listed, (listed) => set({ listed }))}
    ${toggle(say('web-make-spectators'), table.spectators, (spectators) => set({ spectators }))}
    ${choice(say('web-make-chat'), 'web-chat-kind', ['presets', 'free'], table.chat, (chat) => set({ chat }))}
    ${choice(say('web-make-pace'), 'web-pace', ['human', 'instant'], table.pace, (pace) => set({ pace }))}
    ${choice(say('web-make-absence'), 'web-absence', ['pause', 'bot'], table.absence, (absence) => set({ absence }))}</div>`;
}
