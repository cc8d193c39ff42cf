/** The shop's code: reads the page once, creates one store, hydrates the widgets. */
import { countersSeed, eventsOfStore, hasSession, userSeed } from '@tropa/api-client';
import { checkTexts } from './embedded/check-texts.js';
import { followCounters, readCounters } from './counters/counters.js';
import { resolveFlags } from './flags/flags.js';
import type { EarlyClicks } from './hydration/early-clicks.js';
import { mountWidgets, type MountedWidgets } from './hydration/mount-widgets.js';
import { refreshWhenRestored } from './hydration/refresh-when-restored.js';
import { readScriptSettings } from './hydration/script-settings.js';
import { dispatchShopEvents } from './hydration/dispatch-shop-events.js';
import { stickHeader } from './hydration/stick-header.js';
import { fetchWhenActivated, isPrerendering, whenActivated } from './hydration/when-activated.js';
import { tellsOfCookies, whenSessionBegins } from './hydration/when-session-begins.js';
import { yieldToMain } from './hydration/yield-to-main.js';
import { newcomerData, readSessionMark } from './page-data/newcomer.js';
import { readPageData } from './page-data/page-data.reader.js';
import { readPageFacts } from './page-data/page-facts.reader.js';
import { pageStorage } from './shell/page-storage.js';
import { readHostWords, wordsOfShop } from './shell/host-words.js';
import { createHydrationSeeder, createStorefrontStore, refetchOwn } from './store/storefront-store.js';

/**
 * Called once by the loader. Yields to the main thread between its steps: each is slow on a phone.
 *
 * @param wasAway whether the visitor has been elsewhere since the page was rendered.
 */
export async function start(clicks: EarlyClicks, wasAway: () => boolean): Promise<MountedWidgets> {
  const data = readPageData();
  const page = readPageFacts(document);
  const flags = resolveFlags((data._config as { flags?: unknown } | null | undefined)?.flags);
  await yieldToMain();
  const settings = { ...readScriptSettings(document), ...readSessionMark(data._config) };
  const said = readHostWords(data._config, '_config');
  const words = wordsOfShop(said, settings.baseUrl);
  const store = createStorefrontStore(
    isPrerendering(document) ? { ...settings, fetchFn: fetchWhenActivated(document, fetch) } : settings,
  );
  await yieldToMain();
  const hasBegun = () => hasSession(settings) === true;
  // What a newcomer began on the previous page may be under way: where the browser does not report that it has arrived,
  // it is requested.
  const isNew = hasSession(settings) === false && (!wasAway() || tellsOfCookies(window));
  const seed = isNew
    ? createHydrationSeeder({ ...newcomerData, ...data }, page, store, hasBegun)
    : createHydrationSeeder(data, page, store, wasAway);
  if (isNew) {
    seed([userSeed, countersSeed]);
    void whenSessionBegins(window, hasBegun).then(() => refetchOwn(store));
  }
  dispatchShopEvents(document, eventsOfStore(store));

  const widgets = mountWidgets(document, {
    flags,
    clicks,
    shellOf: ({ seeds }) => ({ store, serverState: seed(seeds), flags, page, words }),
  });
  void whenActivated(document).then(() => {
    refreshWhenRestored(window, store);
    followCounters(readCounters(data._config), { window, storage: pageStorage, events: eventsOfStore(store) });
  });
  checkTexts(said, '_config', page);
  stickHeader(document);
  return widgets;
}
