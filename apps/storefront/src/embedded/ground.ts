import { widgetsIn } from '../hydration/widgets-in.js';

/** Widgets whose theme is ours to change: the page has said nothing of it. */
const followed = new WeakSet<Element>();

/** Relative luminance (WCAG) above which a text is taken for one on a dark ground. */
const lightText = 0.4;

/** The parts of a colour, 0–255. What is not plain `rgb(…)`, such as `oklch(…)`, is read from a painted pixel. */
function partsOf(color: string, page: Document): readonly number[] | null {
  const plain = /^rgba?\((\d+), (\d+), (\d+)/.exec(color);
  if (plain) return plain.slice(1).map(Number);
  const canvas = page.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pixel = canvas.getContext('2d');
  if (!pixel) return null;
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data];
}

/** Whether a text of this colour must stand on a dark ground. */
function isLight(color: string, page: Document): boolean {
  const [red = 0, green = 0, blue = 0] = (partsOf(color, page) ?? []).map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > lightText;
}

/**
 * Makes the widgets in a part of a page of another server dark where the page is: what they write on the page's own
 * ground would not be legible otherwise. The colour of the page's text tells, whatever its ground is made of. A theme
 * that the page names (`data-theme` on the widget or around it) stands.
 */
export function suitGround(part: Element | Document): void {
  for (const widget of widgetsIn(part)) {
    if (followed.has(widget)) delete widget.dataset.theme;
    else if (widget.closest('[data-theme]')) continue;
    followed.add(widget);
    const { parentElement, ownerDocument } = widget;
    if (!parentElement) continue;
    if (isLight(getComputedStyle(parentElement).color, ownerDocument)) widget.dataset.theme = 'dark';
  }
}

/** Suits the widgets of a page to its ground, now and when the reader's system turns dark or light. */
export function followGround(page: Document, view: Pick<Window, 'matchMedia'>): void {
  suitGround(page);
  view.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => suitGround(page));
}
