// The games that one played: to see again, to take along, to bring from elsewhere.

import { announce } from '../announcer.js';
import { Refusal, get, post } from '../api.js';
import { html, nothing } from '../html.js';
import { beSomebody, person, suggestedName } from '../person.js';
import { listing, moment, say } from '../words.js';

const PAGE = 50;

export function gamesPage() {
  /** @type {import('../api.js').Summary[]} */
  let games = [];
  let more = false;
  let trouble = '';

  /** @param {() => void} redraw */
  async function load(redraw) {
    if (person.now) {
      const before = games.at(-1)?.started;
      const { games: found } = await get(`/api/me/games?limit=${PAGE}${before ? `&before=${before}` : ''}`);
      games = [...games, ...found.filter((/** @type {{id: string}} */ { id }) => !games.some((game) => game.id === id))];
      more = found.length === PAGE;
    }
    redraw();
  }

  /** @param {Event} event
   * @param {() => void} redraw */
  async function bring(event, redraw) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    trouble = '';
    try {
      await beSomebody(suggestedName());
      const { games: found } = await post('/api/records', { text: await file.text() });
      games = [...found, ...games];
      announce(say('web-imported', { n: found.length }), 'table');
    } catch (refusal) {
      trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
      announce(trouble, 'error');
    }
    input.value = '';
    redraw();
  }

  /** @param {import('../api.js').Summary} game */
  function row(game) {
    const names = game.names.map((name, seat) => (game.yours.includes(seat) ? say('you') : name));
    return html`<li><div class="who2"><b>${listing(names)}</b></div><div>${game.over ? say('web-scores-list', { scores: game.scores.join(' – ') }) : say('web-status', { status: 'playing' })}</div>
      <div>${say('web-variant-short', { name: game.variant })}</div><div class="quiet">${moment(game.started)}</div>
      <div class="do">${game.over ? html`<a class="btn" href="/g/${game.id}">${say('web-see-replay')}</a> <a class="btn bare" download href="/api/games/${game.id}/record">${say('web-export')}</a>`
        : html`<a class="btn" href="/t/${game.table}">${say('web-primary-resume')}</a>`}</div></li>`;
  }

  /** @param {() => void} redraw */
  const view = (redraw) => html`<h1>${say('web-games-page')}</h1>${trouble ? html`<p class="errtext">${trouble}</p>` : nothing}
    ${games.length ? html`<ul class="tables">${games.map(row)}</ul>` : html`<p class="quiet">${say('web-no-games')}</p>`}
    ${more ? html`<button type="button" class="btn" @click=${() => void load(redraw)}>${say('web-more')}</button>` : nothing}
    <p class="import"><label class="btn filebtn">${say('web-import')}<input type="file" class="vh" accept=".txt,.kribo,text/plain" @change=${(/** @type {Event} */ event) => void bring(event, redraw)}></label></p>`;

  return { title: () => say('web-games-page'), load, translate: async (/** @type {() => void} */ redraw) => redraw(), view };
}
