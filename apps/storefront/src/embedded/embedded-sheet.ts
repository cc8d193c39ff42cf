/**
 * Loads the shop's styles into a page that another server wrote. Our own pages carry theirs: nothing is loaded there.
 *
 * Resolves when the sheet has loaded or failed: unstyled widgets still work. It must come before any widget's own sheet, because it
 * names the order of the layers. `data-styles="plain"` on the script asks for all rules without layers, heavier than the page's.
 */
export function loadEmbeddedSheet(page: Document): Promise<void> {
  if (page.querySelector('style[data-tropa]') !== null) return Promise.resolve();
  const isPlain = page.querySelector('script[data-styles="plain"]') !== null;
  return new Promise((resolve) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    // These two keep their names: see `embeddedSheets` of the build.
    link.href = new URL(/* @vite-ignore */ isPlain ? 'tropa-plain.css' : 'tropa.css', import.meta.url).href;
    link.onload = link.onerror = () => resolve();
    page.head.append(link);
  });
}
