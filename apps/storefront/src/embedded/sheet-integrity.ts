const known = new WeakMap<Element, Readonly<Record<string, unknown>>>();

const wholeAddress = (address: string, base: string): string => {
  try {
    return new URL(address, base).href;
  } catch {
    return '';
  }
};

/** The hashes in an import map, by absolute URL. */
function hashesIn(map: Element, page: Document): Readonly<Record<string, unknown>> {
  const before = known.get(map);
  if (before) return before;
  let hashes: Record<string, unknown> = {};
  try {
    const { integrity } = JSON.parse(map.textContent) as { readonly integrity?: Readonly<Record<string, unknown>> };
    hashes = Object.fromEntries(
      Object.entries(integrity ?? {}).map(([address, hash]) => [wholeAddress(address, page.baseURI), hash]),
    );
  } catch {
    // A broken import map is reported by the browser.
  }
  known.set(map, hashes);
  return hashes;
}

/**
 * Has a style sheet checked where the page declares its hash: the tags of the versioned script contain the hashes of
 * its sheets beside those of its modules, and browsers apply an import map only to modules. Call it before the link is
 * inserted into the page. A link that failed is removed from the page: Vite's helper assumes that a link in the page
 * has loaded, so a later import of the chunk would get it without its styles.
 */
export function checkSheet(link: HTMLLinkElement): void {
  const page = link.ownerDocument;
  link.addEventListener('error', () => link.remove(), { once: true });
  for (const map of page.querySelectorAll('script[type="importmap"]')) {
    const hash = hashesIn(map, page)[link.href];
    if (typeof hash !== 'string') continue;
    link.integrity = hash;
    // Without it the sheet of another origin cannot be read, and so cannot be checked.
    link.crossOrigin ??= 'anonymous';
    return;
  }
}
