/** Sheets of the build: everything in layers, everything without layers, late parts of our own pages. */
declare const __STYLES__: { readonly all: string; readonly plain: string; readonly late: string };

let loading: Promise<void> | null = null;

const load = (file: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      // Better undressed than not at all; the next part tries again.
      loading = null;
      resolve();
    };
    document.head.append(link);
  });

const missingSheet = () => {
  if (document.querySelector('style[data-tropa]') !== null) return __STYLES__.late;
  return document.querySelector('script[data-styles="plain"]') === null ? __STYLES__.all : __STYLES__.plain;
};

/**
 * Loads the styles that the page does not carry: on our own pages those of late parts, on a page of another server
 * all of them — in layers, or heavier than the page's own where its script says `data-styles="plain"`. Once.
 */
export function loadLateStyles(): Promise<void> {
  loading ??= load(missingSheet());
  return loading;
}

/**
 * Loads a late part of the page together with its styles.
 *
 * @public The build writes its calls: tools that look for unused exports do not see them.
 */
export const whenStyled = <Part>(importPart: () => Promise<Part>): Promise<Part> =>
  Promise.all([importPart(), loadLateStyles()]).then(([part]) => part);

/** Fetches the styles of late parts at the visitor's first move, and at once where the page has none of ours. */
export function prepareStyles(page: Document): void {
  if (page.querySelector('style[data-tropa]') === null) {
    void loadLateStyles();
    return;
  }
  for (const gesture of ['pointerdown', 'pointerover', 'keydown'] as const) {
    page.addEventListener(gesture, () => void loadLateStyles(), { once: true, passive: true, capture: true });
  }
}
