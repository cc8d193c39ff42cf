/** The shop's code: reads the page once, creates one store, hydrates the widgets. */
import { resolveFlags } from './flags/flags.js';
import type { EarlyClicks } from './hydration/early-clicks.js';
import { mountWidgets } from './hydration/mount-widgets.js';
import { refreshWhenRestored } from './hydration/refresh-when-restored.js';
import { readScriptSettings } from './hydration/script-settings.js';
import { stickHeader } from './hydration/stick-header.js';
import { readPageData } from './page-data/page-data.reader.js';
import { readPageFacts } from './page-data/page-facts.reader.js';
import { createSeeder, createStorefrontStore } from './store/storefront-store.js';

/** Called once by the loader. */
export function start(clicks: EarlyClicks): { hurry(widget: HTMLElement): void } {
  const data = readPageData();
  const page = readPageFacts(document);
  const flags = resolveFlags((data._config as { flags?: unknown } | null | undefined)?.flags);
  const store = createStorefrontStore(readScriptSettings(document));
  // Never dispatched to after seeding: a widget hydrated late compares its HTML with this state.
  const pristine = createStorefrontStore();
  const seed = createSeeder(data, page, [store, pristine]);

  const hurry = mountWidgets(document, {
    flags,
    clicks,
    shellOf: ({ seeds }) => {
      seed(seeds);
      return { store, serverState: pristine.getState(), flags, page };
    },
  });
  refreshWhenRestored(window, store);
  stickHeader(document);
  return { hurry };
}
