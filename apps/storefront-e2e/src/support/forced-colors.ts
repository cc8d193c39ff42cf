import type { Page } from '@playwright/test';

/**
 * Runs in the page under forced colours. A string: a compiler may add helpers to a function that do not exist in the
 * page. Finds what can no longer be distinguished: a control without a focus ring, a chosen option that looks like the
 * others, an icon in the colour of its background, a layer without an edge.
 */
const look = `(() => {
  const shown = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true, contentVisibilityAuto: true }) && element.getBoundingClientRect().width > 1;
  const nameOf = (element) => {
    const widget = element.closest('[data-widget]')?.dataset.widget ?? 'page';
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return widget + ' ' + element.localName + ' «' + said + '»';
  };
  const found = new Set();

  // The styles that distinguish one part from another, leaving out what forced colours make equal.
  const partLook = (element, pseudo) => {
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, outlineColor, color, fontWeight, textDecorationLine, fill, content, inlineSize, appearance } = getComputedStyle(element, pseudo);
    return pseudo && content === 'none' ? '' : [backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, outlineColor, color, fontWeight, textDecorationLine, fill, pseudo ? inlineSize : '', appearance].join();
  };
  const lookOf = (element) => [element, ...element.querySelectorAll('svg, svg *')].flatMap((part) => [partLook(part), partLook(part, '::before'), partLook(part, '::after')]).join('|');

  const isChosen = (element) => element.matches('[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-chosen], :checked');
  for (const chosen of document.querySelectorAll('[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], li[data-chosen], input:checked')) {
    if (!shown(chosen) || chosen.closest('nav[aria-label="Вы здесь"]')) continue;
    const kind = chosen.className;
    const other = [...document.querySelectorAll(chosen.localName)].find((one) => one.className === kind && one !== chosen && !isChosen(one) && shown(one) && !one.disabled);
    if (!other) continue;
    // An input may be styled through the elements around it.
    const faces = (one) => one.localName === 'input' ? [one, one.nextElementSibling, one.closest('label')].filter(Boolean) : [one];
    if (faces(chosen).map(lookOf).join() === faces(other).map(lookOf).join()) found.add('chosen looks like the others: ' + nameOf(chosen.localName === 'input' ? chosen.closest('label') ?? chosen : chosen));
  }

  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const brightness = (color) => {
    const [red, green, blue] = channels(color).map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isPaint = (color) => /^rgb/.test(color) && (channels(color)[3] ?? 1) > 0.3;
  const groundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (isPaint(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  for (const icon of document.querySelectorAll('svg')) {
    if (!shown(icon) || icon.closest('[aria-busy=true], :disabled')) continue;
    const ground = groundOf(icon.parentElement);
    const paints = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')].flatMap((shape) => {
      const { stroke, fill, strokeWidth } = getComputedStyle(shape);
      return [fill, strokeWidth === '0px' ? 'none' : stroke].filter(isPaint);
    });
    if (paints.length > 0 && !paints.some((paint) => contrast(paint, ground) >= 3)) found.add('icon in the colour of its ground: ' + nameOf(icon.parentElement) + ' ' + paints[0] + ' on ' + ground);
  }

  for (const layer of document.querySelectorAll('dialog[open], [popover]:popover-open, [role=listbox], details[open] > div')) {
    if (!shown(layer) || !/absolute|fixed/.test(getComputedStyle(layer).position)) continue;
    const parts = [layer, ...layer.children];
    const hasEdge = parts.some((part) => {
      const { borderTopWidth, borderTopStyle, borderInlineEndWidth, borderInlineStartWidth } = getComputedStyle(part);
      return borderTopStyle !== 'none' && [borderTopWidth, borderInlineEndWidth, borderInlineStartWidth].some((width) => width !== '0px');
    });
    if (!hasEdge) found.add('a layer without an edge: ' + nameOf(layer).slice(0, 60));
  }

  // Last, because focus changes the styles.
  const ringOf = (element) => {
    const holders = [element, element.nextElementSibling, element.closest('label'), element.parentElement, element.parentElement?.parentElement, element.closest('[role=group], fieldset')].filter(Boolean);
    return holders.flatMap((holder) => [null, '::before', '::after', '::-webkit-slider-thumb'].map((pseudo) => {
      const { outlineStyle, outlineWidth, borderTopColor, borderTopWidth } = getComputedStyle(holder, pseudo);
      return outlineStyle === 'none' ? '' : outlineStyle + outlineWidth;
    })).join();
  };
  const controls = [...document.querySelectorAll('a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select, textarea, summary')].filter(shown);
  for (const control of controls) {
    document.activeElement?.blur();
    const before = ringOf(control);
    control.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement === control && ringOf(control) === before && control.type !== 'range') found.add('no focus ring: ' + nameOf(control));
  }
  document.activeElement?.blur();
  return [...found];
})()`;

/** What cannot be seen or distinguished on the page under forced colours, one line each. */
export const indistinct = (page: Page): Promise<string[]> => page.evaluate<string[]>(look);
