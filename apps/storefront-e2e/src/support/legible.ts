import type { Page } from '@playwright/test';

/**
 * Runs in the page. A string: a compiler may add helpers to a function that do not exist in the page.
 *
 * Checks every line of every visible text for a word broken across lines without a hyphen, a line cut off by a box or
 * the window, and two lines that overlap.
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
  // The boxes that clip their content. That is not a fault where the visitor can scroll to it, where an ellipsis shows
  // that there is more, or in a row that is swiped.
  const clipsOf = (element) => {
    const clips = [];
    let isFaultless = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, display } = style(one);
      const x = overflowX !== 'visible', y = overflowY !== 'visible';
      isFaultless ||= /auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /swiper/.test(one.className);
      if ((x || y) && display !== 'inline') clips.push({ box: one.getBoundingClientRect(), x, y, isFaultless });
      if (position === 'fixed') break;
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
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(parts.map(({ top }) => Math.round(top)));
      // A word wider than the window has to break.
      const isLong = parts.reduce((sum, { width }) => sum + width, 0) > innerWidth - 64;
      if (tops.size > 1 && !isLong && hyphens !== 'auto' && !text.includes('\\u00ad')) found.push('cut word «' + word + '» in ' + nameOf(element));
    }
    range.selectNodeContents(node);
    const clips = clipsOf(element);
    const layer = layerOf(element);
    for (const whole of range.getClientRects()) {
      if (whole.width < 1 || whole.height < 1) continue;
      let { left, right, top, bottom } = whole;
      let isCut = false;
      for (const { box, x, y, isFaultless } of clips) {
        if (x) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (y) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        const lost = (x ? whole.width - (right - left) : 0) > slack || (y ? whole.height - (bottom - top) : 0) > whole.height / 4;
        isCut ||= lost && !isFaultless;
      }
      // Entirely hidden: a closed panel, a name that had no room.
      if (right - left < 1 || bottom - top < 1) continue;
      // A fixed element does not make the page wider: no other check would report it.
      if (right > innerWidth + slack && !clips.some(({ isFaultless }) => isFaultless)) isCut = true;
      if (isCut) found.push('cut off «' + text.trim().slice(0, 40) + '» in ' + nameOf(element));
      lines.push({ box: { left, right, top, bottom, height: bottom - top }, element, text, layer });
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (let at = 0; at < lines.length; at += 1) {
    const one = lines[at];
    for (let next = at + 1; next < lines.length && lines[next].box.top < one.box.bottom; next += 1) {
      const other = lines[next];
      // A text with an ellipsis has two boxes in its last line: with the ellipsis and without.
      if (one.element === other.element && Math.abs(one.box.top - other.box.top) < slack) continue;
      if (one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Line boxes are taller than their letters.
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.height, other.box.height);
      if (across > slack && down > least * 0.35) {
        found.push('«' + one.text.trim().slice(0, 40) + '» overlaps «' + other.text.trim().slice(0, 40) + '» in ' + nameOf(one.element) + ' / ' + nameOf(other.element));
      }
    }
  }
  return [...new Set(found)];
})()`;

/** Words broken in two, lines cut off by a box, and overlapping lines, one line each. */
export const illegible = (page: Page): Promise<string[]> => page.evaluate<string[]>(look);
