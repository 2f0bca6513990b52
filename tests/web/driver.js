// In the page, for tests: play on by pressing what there is to press, until something is there.

window.playUntil = async (selector, { number = 0 } = {}) => {
  const pause = () => new Promise((resolve) => { setTimeout(resolve, 5); });
  const end = performance.now() + 60_000;
  while (!document.querySelector(selector)) {
    if (performance.now() > end) throw new Error(`${selector} does not come: ${document.querySelector('main')?.textContent}`);
    const primary = document.querySelector('#primary');
    const pads = [...document.querySelectorAll('.pad button')];
    if (primary && !primary.disabled) primary.click();
    else if (pads.length) (pads.find((button) => button.textContent === String(number)) ?? pads[0]).click();
    else if (primary?.dataset.action) document.querySelector('.hand .card:not(.off):not(.sel)')?.click();
    await pause();
  }
};

// Choose something in the settings.
window.prefer = async (changes) => {
  const here = document.querySelector('script[type=module]').src;
  const { prefer } = await import(new URL('preferences.js', here));
  prefer(changes);
};

// In text mode: what is asked, and the place of the first card that can be played.
window.asked = () => {
  const primary = document.querySelector('#primary');
  if (!primary?.dataset.action || primary.dataset.action === 'waiting') return null;
  const playable = [...document.querySelectorAll('.hand-in-words button')].findIndex((button) => button.dataset.fits !== 'no');
  return { action: primary.dataset.action, card: playable + 1 };
};

// On the drawn table: the one key to press next, as somebody who looks before each would.
window.nextKey = () => {
  const primary = document.querySelector('#primary');
  const action = primary?.dataset.action;
  if (!action || action === 'waiting' || document.querySelector('.outcome')) return '';
  const wanted = { discard: 2, play: 1 }[action];
  const cards = [...document.querySelectorAll('.hand .card')];
  if (!wanted || cards.filter((card) => card.matches('.sel')).length >= wanted) return 'Enter';
  const next = cards.findIndex((card) => !card.matches('.sel, .off'));
  return next < 0 ? '' : String(next + 1);
};
