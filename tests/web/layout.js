// In the page, for tests: what is cut off, sticks out, or lies over something else. Answers with a line for each.

window.layoutFaults = () => {
  const faults = [];
  const wide = document.documentElement;
  if (wide.scrollWidth > innerWidth) faults.push(`the page is ${wide.scrollWidth} wide`);

  const dialog = document.querySelector('dialog[open]');
  const place = dialog ?? document.body;
  const named = (element) => `${element.localName}.${element.className?.baseVal ?? element.className} “${element.textContent.trim().slice(0, 50)}”`;
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY);
  const hidden = (element) => element.closest('.vh, svg, [aria-live], noscript, .langswitch.small select') !== null
    || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Names of people are given, and may be shortened with an ellipsis. */
  const given = (element) => element.closest('.name, .by, .whoami, option, select') !== null;

  // What lies in a scrolling box is seen through it.
  const seen = (rect, element) => {
    let { left, right, top, bottom } = rect;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible' || box.localName === 'html') continue;
      const outer = box.getBoundingClientRect();
      [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
      [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      if (box.localName === 'dialog') break;
    }
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };

  // What sticks to the window covers what is scrolled under it.
  const sticks = (element) => {
    for (let box = element; box; box = box.parentElement) if (getComputedStyle(box).position === 'sticky') return true;
    return false;
  };

  const texts = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || hidden(element) || given(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const button = element.closest('button, a.btn, .chip, .plate, .slim, .seat, .under, .banner');
    for (const line of range.getClientRects()) {
      const cut = (line.bottom - line.top) * 0.22;
      const rect = { left: line.left, right: line.right, top: line.top + cut, bottom: line.bottom - cut };
      if (button) {
        const box = button.getBoundingClientRect();
        const out = Math.max(box.left - rect.left, rect.right - box.right, box.top - rect.top, rect.bottom - box.bottom);
        if (out > 1) faults.push(`sticks out by ${out.toFixed(0)}: ${named(button)}`);
      }
      const part = seen(rect, element);
      if (part) texts.push({ ...part, element, node });
      let box = element;
      while (box !== place && !scrolls(box)) box = box.parentElement;
      if (box === place && (rect.left < -1 || rect.right > innerWidth + 1)) faults.push(`outside the window: ${named(element)}`);
    }
  }

  for (const element of place.querySelectorAll('*')) {
    if (hidden(element) || given(element) || element.closest('input, .card')) continue;
    const style = getComputedStyle(element);
    const clips = ['hidden', 'clip'];
    if (clips.includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`cut at the side by ${element.scrollWidth - element.clientWidth}: ${named(element)}`);
    if (clips.includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1) faults.push(`cut below by ${element.scrollHeight - element.clientHeight}: ${named(element)}`);
  }

  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (one.node === other.node || !over(one, other)) continue;
      // What is called out lies over the cards on purpose, and so may lie over the names beside them.
      if (one.element.closest('.call, #caption') || other.element.closest('.call, #caption')) continue;
      if (sticks(one.element) !== sticks(other.element)) continue;
      faults.push(`over each other: ${named(one.element)} and ${named(other.element)}`);
    }
  }

  const controls = [...place.querySelectorAll('button, a.btn, select, input')].filter((element) => !hidden(element) && !element.closest('.hand'));
  const boxes = controls.map((element) => ({ element, ...seen(element.getBoundingClientRect(), element) })).filter(({ left }) => left !== undefined);
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      if (over(one, other) && sticks(one.element) === sticks(other.element)) {
        faults.push(`controls over each other: ${named(one.element)} and ${named(other.element)}`);
      }
    }
  }
  return [...new Set(faults)];
};
