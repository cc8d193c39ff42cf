/**
 * Loads the shop's styles into a page that another server rendered. Our own pages have theirs inlined: nothing is
 * loaded there.
 *
 * Resolves when the sheet has loaded or failed: unstyled widgets still work. It must come before any widget's own style
 * sheet, because it declares the order of the layers. `data-styles="plain"` on the script selects all rules without
 * layers, more specific than the page's.
 */
export function loadEmbeddedSheet(page: Document): Promise<void> {
  if (page.querySelector('style[data-tropa]') !== null) return Promise.resolve();
  const isPlain = page.querySelector('script[data-styles="plain"]') !== null;
  return new Promise((resolve) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    // These two have stable names: see `embeddedSheets` of the build.
    link.href = new URL(/* @vite-ignore */ isPlain ? 'tropa-plain.css' : 'tropa.css', import.meta.url).href;
    link.onload = link.onerror = () => resolve();
    page.head.append(link);
  });
}
