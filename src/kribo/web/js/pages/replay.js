// A game that is over, step by step: from any seat, at any speed, at a place that can be linked to.

import { announce } from '../announcer.js';
import { Refusal, get } from '../api.js';
import { cardInText, cardOnTable } from '../draw/cards.js';
import { numeral } from '../draw/glyphs.js';
import { backIcon, firstIcon, lastIcon, onIcon } from '../draw/icons.js';
import { ring } from '../draw/ring.js';
import { LETTERS, mark, sideClass } from '../draw/sides.js';
import { html, nothing, repeat } from '../html.js';
import { preferences } from '../preferences.js';
import { answeringBoard } from '../readout.js';
import { steps as counts } from '../table/cadence.js';
import { certificateLabel, isRare, openCertificate } from '../table/certificate.js';
import { cribOf, cribOwner, cardsOf, readDeal } from '../table/deal.js';
import { explain } from '../table/explain.js';
import { listing, say } from '../words.js';

/** @typedef {import('../api.js').ReplayStep} ReplayStep */

const STEP_TIME = 1400;

/** @param {string} id */
export function replayPage(id) {
  /** @type {import('../api.js').Summary | null} */
  let game = null;
  /** @type {ReplayStep[]} */
  let steps = [];
  /** @type {string[]} */
  let rules = [];
  let at = Math.max(0, Number(location.hash.slice(1)) || 0);
  let eyes = new URLSearchParams(location.search).get('seat') ?? 'all';
  let trouble = '';
  let playing = 0;

  /** @param {() => void} redraw */
  async function load(redraw) {
    try {
      const replay = await get(`/api/games/${encodeURIComponent(id)}/replay?seat=${eyes}`);
      ({ game, steps, say_rules: rules } = replay);
      at = Math.min(at, steps.length - 1);
    } catch (refusal) {
      trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
    }
    redraw();
  }

  /**
   * @param {number} to
   * @param {() => void} redraw
   */
  function jump(to, redraw) {
    at = Math.max(0, Math.min(to, steps.length - 1));
    history.replaceState(null, '', `${location.pathname}${location.search}#${at}`);
    announce(steps[at]?.say ?? [], playing ? 'play' : 'answer', { again: true });
    redraw();
    document.querySelector('.moves [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {() => void} redraw */
  function play(redraw) {
    if (playing) {
      window.clearInterval(playing);
      playing = 0;
    } else {
      playing = window.setInterval(() => {
        if (at >= steps.length - 1) play(redraw);
        else jump(at + 1, redraw);
      }, STEP_TIME);
    }
    redraw();
  }

  /** The step at which a deal begins, before or after the one we are at.
   * @param {number} direction */
  function otherDeal(direction) {
    const deal = steps[at]?.deal ?? 0;
    const wanted = steps.findIndex((step) => step.deal === deal + direction);
    return wanted < 0 ? (direction < 0 ? 0 : steps.length - 1) : wanted;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {() => void} redraw
   */
  function key(event, redraw) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/** @type {HTMLElement} */ (event.target).closest('input, select, textarea, dialog[open]')) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1, PageUp: otherDeal(-1), PageDown: otherDeal(1) }[event.key];
    if (to !== undefined) jump(to, redraw);
    else if (event.key === ' ' && !/** @type {HTMLElement} */ (event.target).closest('button, a, summary')) play(redraw);
    else return;
    event.preventDefault();
  }

  /** @param {number} seat */
  const side = (seat) => seat % (game?.sides ?? 2);
  /** @param {number} one */
  const sideName = (one) => listing((game?.names ?? []).filter((_, seat) => side(seat) === one));

  /** What happened in the deal up to the step. */
  function toldOfDeal() {
    const deal = steps[at].deal;
    return steps.slice(0, at + 1).filter((step) => step.deal === deal).flatMap(({ events }) => events);
  }

  /** @param {() => void} redraw */
  function picture(redraw) {
    const { view, events } = steps[at];
    const { scores } = view;
    const deal = readDeal(toldOfDeal());
    const run = deal.runs.at(-1)?.cards.length ? deal.runs.at(-1) : deal.runs.at(-2);
    const counted = events.find(({ type, where }) => type === 'Counted' && where !== 'play');
    const cards = cardsOf(view.stage);
    const hands = cards.type === 'Playing' ? cards.held : cards.kept ?? cards.hands ?? [];
    const owner = cribOwner(view);
    return html`<div class="replaytable"><div class="rboard">${answeringBoard({
      state: {
        target: game?.target ?? 121, skunk: 'margins', scores, rears: view.rear_pegs, columns: false,
        label: listing(scores.map((score, one) => say('web-side-score', { side: sideName(one), score }))),
      },
      names: scores.map((_, one) => sideName(one)), redraw,
    })}</div><div class="scoresrow">${scores.map((score, one) => html`<section class="plate ${sideClass(one)}" aria-label=${say('web-plate', { side: sideName(one), score })}><span class="band pat-${LETTERS[one]}"></span><div
      class="who">${mark(one)} <span class="name">${sideName(one)}</span></div><div class="score">${numeral(score, 30)}<span class="vh">${score}</span></div></section>`)}</div>
      <div class="hands">${hands.map((/** @type {number[]} */ hand, /** @type {number} */ seat) => (hand.length ? html`<div class="handrow"><span>${mark(side(seat))} ${game?.names[seat]}</span><span class="mini">${
        hand.map((card) => cardOnTable(card, { style: 'bare' }))}</span></div>` : nothing))}${
        cards.thrown ? html`<div class="handrow"><span>${owner === null ? say('web-crib-nobody') : say('web-crib-of', { player: game?.names[owner] ?? '' })}</span><span class="mini">${
          cribOf(view.stage).map((card) => cardOnTable(card, { style: 'bare' }))}</span></div>` : nothing}${
        deal.starter !== null ? html`<div class="handrow"><span>${say('web-starter')}</span><span class="mini">${cardOnTable(deal.starter, { style: 'bare' })}</span></div>` : nothing}</div>
      ${counted ? tally(counted) : run?.cards.length ? html`<div class="mat row1"><div class="fan">${run.cards.map(({ card, seat }) => html`<div class="it their">${cardOnTable(card, { style: 'jumbo' })}<span class="by">${
        mark(side(seat))}<span>${game?.names[seat]}</span></span></div>`)}</div><div class="count">${ring(run.cards.map(({ value, seat }) => ({ value, side: side(seat) })), { size: 128 })}</div></div>` : nothing}</div>`;
  }

  /** @param {import('../api.js').GameEvent} event */
  function tally(event) {
    const all = counts(event.items);
    return html`<div class="mat show"><div class="five">${event.cards.slice(0, -1).map((/** @type {number} */ card) => cardOnTable(card, { style: 'jumbo' }))}<span class="joint" aria-hidden="true">+</span>${
      cardOnTable(event.cards.at(-1), { style: 'jumbo' })}</div><div class="chips">${all.map(({ chip }) => html`<span class="chip">${chip}</span>`)}</div></div>`;
  }

  /** What was counted last, up to the step: its list; and the certificates of the whole game. */
  function leads() {
    const { events } = steps[at];
    const event = events.find(({ type, where }) => type === 'Counted' && where !== 'play');
    const rare = steps.flatMap((step, version) => step.events.filter(isRare).map((one) => ({
      event: one, version, player: game?.names[one.seat] ?? '', when: game?.ended || game?.started || 0, game: id, variant: game?.variant ?? '',
    })));
    if (!event && !rare.length) return nothing;
    return html`<p class="row">${event ? html`<button type="button" class="btn small" @click=${() => explain(event, {
      player: game?.names[event.seat] ?? '', own: false, variant: game?.variant ?? '' })}>${say('web-explain')}</button>` : nothing}${
      rare.map((one) => html`<button type="button" class="btn small" @click=${() => openCertificate(one)}>${certificateLabel(one)}</button>`)}</p>`;
  }

  /** @param {ReplayStep} step */
  const line = ({ events, say: words }) => {
    const played = events.find(({ type }) => type === 'Played');
    const points = events.filter(({ type }) => type === 'Pegged').reduce((sum, { points: n }) => sum + n, 0);
    const seat = played?.seat ?? events[0]?.seat;
    return html`${seat === undefined ? nothing : mark(side(seat))} ${played
      ? html`<span aria-hidden="true">${cardInText(played.card)} ${played.count}</span><span class="vh">${words.join(' ')}</span>` : words.join(' ')}${
      points > 0 ? html` <b class="pts">${say('plus', { n: points })}</b>` : nothing}`;
  };

  /** @param {() => void} redraw */
  function view(redraw) {
    if (trouble) return html`<h1>${say('web-replay')}</h1><p class="errtext">${trouble}</p>`;
    if (!game || !steps.length) return html`<p>${say('web-loading')}</p>`;
    const told = steps[at].say;
    return html`<h1>${say('web-replay-of', { players: listing(game.names) })}</h1>
      <div class="replay"><section aria-label=${say('web-table')}>${preferences.text ? nothing : picture(redraw)}
      <div class="told" aria-hidden=${preferences.text ? 'false' : 'true'}>${told.map((words) => html`<p>${words}</p>`)}</div>
      ${leads()}
      <div class="controls row" role="group" aria-label=${say('web-replay-controls')}>
        <button type="button" class="btn" aria-label=${say('web-replay-first')} @click=${() => jump(0, redraw)}>${firstIcon}</button>
        <button type="button" class="btn" aria-label=${say('web-replay-back')} @click=${() => jump(at - 1, redraw)}>${backIcon}</button>
        <button type="button" class="btn primary small" @click=${() => play(redraw)}>${playing ? say('web-replay-pause') : say('web-replay-play')}</button>
        <button type="button" class="btn" aria-label=${say('web-replay-forward')} @click=${() => jump(at + 1, redraw)}>${onIcon}</button>
        <button type="button" class="btn" aria-label=${say('web-replay-last')} @click=${() => jump(steps.length - 1, redraw)}>${lastIcon}</button>
        <label class="field slider"><span class="vh">${say('web-replay-place')}</span><input type="range" min="0" max=${steps.length - 1} .value=${String(at)} @input=${(/** @type {Event} */ event) =>
          jump(Number(/** @type {HTMLInputElement} */ (event.target).value), redraw)}></label><span class="quiet">${say('web-replay-step', { at, last: steps.length - 1 })}</span></div>
      <div class="row"><label class="field"><span>${say('web-replay-eyes')}</span><select @change=${(/** @type {Event} */ event) => {
        eyes = /** @type {HTMLSelectElement} */ (event.target).value;
        history.replaceState(null, '', `?seat=${eyes}#${at}`);
        void load(redraw);
      }}><option value="all" ?selected=${eyes === 'all'}>${say('web-replay-all')}</option>${game.names.map((name, seat) => html`<option value=${seat} ?selected=${eyes === String(seat)}>${name}</option>`)}</select></label>
        <a class="btn" download href="/api/games/${game.id}/record">${say('web-export')}</a></div>
      <details class="rules"><summary>${say('web-rules-here')}</summary><ul>${rules.map((words) => html`<li>${words}</li>`)}</ul></details></section>
      <section class="panel moves" aria-label=${say('web-replay-moves')} tabindex="0"><h2 class="vh">${say('web-replay-moves')}</h2><ol>${repeat(steps, (/** @type {ReplayStep} */ { version }) => version, (/** @type {ReplayStep} */ step, i) => html`${
        i && step.deal !== steps[i - 1].deal ? html`<li class="sec">${say('web-deal', { n: step.deal })}</li>` : nothing}<li><button type="button" aria-current=${i === at ? 'step' : nothing}
        @click=${() => jump(i, redraw)}>${step.say.length ? line(step) : say('web-replay-begin')}</button></li>`)}</ol></section></div>`;
  }

  return {
    title: () => say('web-replay'), load, view, key,
    end: () => window.clearInterval(playing),
    /** @param {() => void} redraw */
    hash: (redraw) => jump(Number(location.hash.slice(1)) || 0, redraw),
  };
}
