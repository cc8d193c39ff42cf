import type { ShopDispatch } from '../shop-api/shop-dispatch.js';
import { runtimeOf } from '../shop-api/shop-settings.js';
import type { TabNews } from './shop-tabs.js';

/** What RTK Query passes with a cache entry. */
export interface EntryTools {
  readonly dispatch: ShopDispatch;
  readonly extra: unknown;
  readonly cacheEntryRemoved: Promise<void>;
}

/**
 * An endpoint's `onCacheEntryAdded`: while its response is needed, it listens to what the visitor does in other tabs. A
 * host's own store does so as well, since it has the endpoints.
 */
export const followTabs =
  (hear: (news: TabNews, tools: Pick<EntryTools, 'dispatch' | 'extra'>) => void) =>
  async (_arg: unknown, { dispatch, extra, cacheEntryRemoved }: EntryTools): Promise<void> => {
    const stop = runtimeOf(extra).tabs.listen((news) => hear(news, { dispatch, extra }));
    await cacheEntryRemoved;
    stop();
  };

/** An endpoint's `onQueryStarted`: when the server has accepted the call, notifies the other tabs. */
export async function tellTabsWhenDone(
  { extra, queryFulfilled }: { readonly extra: unknown; readonly queryFulfilled: Promise<unknown> },
  news: TabNews,
): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    return;
  }
  runtimeOf(extra).tabs.tell(news);
}
