/** The shop's code: reads the page once, seeds one store, brings the widgets to life. */
import type { EarlyClicks } from './hydration/early-clicks.js';
import { mountWidgets } from './hydration/mount-widgets.js';
import { refreshWhenRestored } from './hydration/refresh-when-restored.js';
import { stickHeader } from './hydration/stick-header.js';
import { readPageFacts } from './page-data/page-facts.reader.js';
import { resolveFlags } from './flags/flag-registry.js';
import { createStorefrontStore } from './store/storefront-store.js';
import { loadStyles } from './hydration/load-styles.js';

/** Called once by the loader. */
export function start(clicks: EarlyClicks): { hurry(widget: HTMLElement): void } {
  loadStyles(document);
  const page = readPageFacts();
  const flags = resolveFlags((page.data._config as { flags?: unknown } | undefined)?.flags);
  const store = createStorefrontStore(page);
  const serverState = store.getState();
  const hurry = mountWidgets(document, { store, serverState, flags, page }, clicks);
  refreshWhenRestored(window, store);
  stickHeader(document);
  return { hurry };
}
