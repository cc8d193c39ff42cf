import { checkSheet } from './sheet-integrity.js';
import { keepTextSize } from './text-size.js';

/** The part of the script's name with its version, when the page has the versioned one. */
const versionIn = (page: Document): string =>
  [...page.scripts].map(({ src }) => /\/tropa(-[\w.-]+)?\.js(?:[?#]|$)/.exec(src)?.[1]).find((version) => version) ??
  '';

/** Pages that have the sheet, or will have it when this resolves. */
const sheets = new WeakMap<Document, Promise<void>>();

/**
 * Loads the shop's styles into a page that another server rendered. Our own pages have theirs inlined: nothing is
 * loaded there.
 *
 * Resolves when the sheet has loaded or failed: unstyled widgets still work. It must come before any widget's own style
 * sheet, because it declares the order of the layers. `data-styles="plain"` on the script selects all rules without
 * layers, more specific than the page's. Called again, it loads nothing twice, but retries what has failed.
 */
export function loadEmbeddedSheet(page: Document): Promise<void> {
  if (page.querySelector('style[data-tropa]') !== null) return Promise.resolve();
  const known = sheets.get(page);
  if (known) return known;
  const isPlain = page.querySelector('script[data-styles="plain"]') !== null;
  const loading = new Promise<void>((resolve) => {
    const link = page.createElement('link');
    const name = `tropa${versionIn(page)}${isPlain ? '-plain' : ''}.css`;
    link.rel = 'stylesheet';
    // Their names are stable, or match the script's: see `embeddedSheets` and `versioned-script` of the build.
    link.href = new URL(/* @vite-ignore */ name, import.meta.url).href;
    link.onload = () => {
      keepTextSize(page);
      resolve();
    };
    link.onerror = () => {
      sheets.delete(page);
      resolve();
    };
    checkSheet(link);
    page.head.append(link);
  });
  sheets.set(page, loading);
  return loading;
}
