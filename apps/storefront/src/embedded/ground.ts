import { widgetsIn } from '../hydration/widgets-in.js';

/** The theme that we set on an element: a different one there is the page's. */
const given = new WeakMap<Element, string | undefined>();

/** Relative luminance (WCAG) above which a text is assumed to be on a dark background. */
const lightText = 0.4;

/**
 * The parts of a colour, 0–255. A colour that is not plain `rgb(…)`, such as `oklch(…)`, is read from a painted pixel.
 */
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

/** Whether a text of this colour must be on a dark background. */
function isLight(color: string, page: Document): boolean {
  const [red = 0, green = 0, blue = 0] = (partsOf(color, page) ?? []).map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > lightText;
}

const writesLight = (element: HTMLElement): boolean => isLight(getComputedStyle(element).color, element.ownerDocument);

/** Removes our theme from an element, and sets another one; undefined: none. */
function suit(element: HTMLElement, theme: 'light' | 'dark' | undefined): void {
  delete element.dataset.theme;
  if (theme) element.dataset.theme = theme;
  given.set(element, theme);
}

/** Whether the page sets a theme, on the element or around it. */
function isNamed(element: Element): boolean {
  const named = element.closest<HTMLElement>('[data-theme]');
  if (named === null) return false;
  if (given.get(named) !== named.dataset.theme) return true;
  return named.parentElement !== null && isNamed(named.parentElement);
}

/**
 * Makes the widgets in a part of a page of another server dark where the page is: their text on the page's own
 * background would not be legible otherwise. This is decided by the colour of the page's text, whatever its background
 * is made of. The theme is set on `<html>`, where the page's own tokens override it, and on a widget only where it
 * differs there. A theme that the page sets (`data-theme` on the widget or around it) is kept.
 */
export function suitGround(part: Element | Document): void {
  const widgets = widgetsIn(part).filter(
    (widget) => widget.isConnected && widget.parentElement !== null && !isNamed(widget),
  );
  const page = widgets[0]?.ownerDocument;
  if (!page) return;
  const isDarkPage = writesLight(page.body);
  suit(page.documentElement, isDarkPage ? 'dark' : undefined);
  for (const widget of widgets) {
    const isDark = writesLight(widget.parentElement as HTMLElement);
    suit(widget, isDark === isDarkPage ? undefined : isDark ? 'dark' : 'light');
  }
}

/** Adapts the widgets of a page to its background, now and when the reader's system turns dark or light. */
export function followGround(page: Document, view: Pick<Window, 'matchMedia'>): void {
  suitGround(page);
  view.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => suitGround(page));
}
