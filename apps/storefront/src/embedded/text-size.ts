const pixelsOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * Keeps the widgets' texts at the size that the reader has chosen in the browser, on a page whose root size differs:
 * with `html { font-size: 62.5% }` a rem is 10 px, with `18px` it does not follow the reader at all. A page that sets
 * `--tropa-rem` itself is left alone.
 */
export function keepTextSize(page: Document): void {
  const { documentElement: root } = page;
  if (getComputedStyle(root).getPropertyValue('--tropa-rem').trim() !== '1rem') return;
  const probe = page.createElement('span');
  probe.hidden = true;
  // A monospaced `medium` is 13 px.
  probe.style.setProperty('font-family', 'serif', 'important');
  probe.style.setProperty('font-size', 'medium', 'important');
  root.append(probe);
  const rems = pixelsOf(probe) / pixelsOf(root);
  probe.remove();
  if (Number.isFinite(rems) && Math.abs(rems - 1) > 0.01) root.style.setProperty('--tropa-rem', `${rems}rem`);
}
