import type { Page } from '@playwright/test';

/**
 * Runs in the page. As text: the page knows nothing of what a compiler may add to a function.
 *
 * Looks at every line of every visible text: a word that goes on in the next line without a hyphen, a line that a box
 * cuts off, and two lines that lie over each other.
 */
const look = `(() => {
  const slack = 2;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const styleOf = new Map();
  const style = (element) => {
    if (!styleOf.has(element)) styleOf.set(element, getComputedStyle(element));
    return styleOf.get(element);
  };
  const isForListeners = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { clipPath, width, height, position } = style(one);
      if (clipPath.startsWith('inset(50%') || (position === 'absolute' && width === '1px' && height === '1px')) return true;
    }
    return false;
  };
  // What floats over the page covers it on purpose.
  const layerOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { position } = style(one);
      if (position === 'fixed' || position === 'sticky') return one;
    }
    return null;
  };
  // The boxes that cut a line off, and whether the visitor can scroll to the rest. An ellipsis says that there is more.
  const clipsOf = (element) => {
    const clips = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = style(one);
      const x = overflowX !== 'visible', y = overflowY !== 'visible';
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (scrolls) return clips;
      if ((x || y) && textOverflow !== 'ellipsis' && webkitLineClamp === 'none') clips.push({ box: one.getBoundingClientRect(), x, y });
      // A row of slides that are pulled into view.
      if (/swiper|slide/i.test(one.className)) return clips;
      if (position === 'fixed') return clips;
    }
    return clips;
  };
  const nameOf = (element) => {
    const widget = element.closest('[data-widget]')?.dataset.widget ?? 'page';
    return widget + ' ' + element.localName + (element.className && typeof element.className === 'string' ? '.' + element.className.split(' ')[0] : '');
  };
  const found = [];
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data;
    if (!text.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|TITLE)$/i.test(element.tagName)) continue;
    if (!shown(element) || isForListeners(element)) continue;
    const range = document.createRange();
    const { hyphens } = style(element);
    for (const { 0: word, index } of text.matchAll(/[А-Яа-яЁёA-Za-z]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (tops.size > 1 && hyphens !== 'auto' && !text.includes('\\u00ad')) found.push('cut word «' + word + '» in ' + nameOf(element));
    }
    range.selectNodeContents(node);
    const clips = clipsOf(element);
    const layer = layerOf(element);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const clip = clips.find(({ box: { left, right, top, bottom }, x, y }) =>
        (x && (box.right > right + slack || box.left < left - slack)) || (y && (box.bottom > bottom + slack * 2 || box.top < top - slack * 2)));
      if (clip) found.push('cut off «' + text.trim().slice(0, 40) + '» in ' + nameOf(element));
      lines.push({ box, element, text, layer, clips });
    }
  }
  const visible = ({ box, clips }) => clips.every(({ box: c }) => box.left < c.right && box.right > c.left && box.top < c.bottom && box.bottom > c.top);
  lines.sort((one, other) => one.box.top - other.box.top);
  for (let at = 0; at < lines.length; at += 1) {
    const one = lines[at];
    for (let next = at + 1; next < lines.length && lines[next].box.top < one.box.bottom; next += 1) {
      const other = lines[next];
      if (one.element === other.element || one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Boxes of lines are higher than their letters.
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.height, other.box.height);
      if (across > slack && down > least * 0.35 && visible(one) && visible(other)) {
        found.push('«' + one.text.trim().slice(0, 40) + '» lies over «' + other.text.trim().slice(0, 40) + '» in ' + nameOf(one.element) + ' / ' + nameOf(other.element));
      }
    }
  }
  return [...new Set(found)];
})()`;

/** Words cut in two, lines cut off by a box, and lines that lie over one another: one line each. */
export const illegible = (page: Page): Promise<string[]> => page.evaluate<string[]>(look);
