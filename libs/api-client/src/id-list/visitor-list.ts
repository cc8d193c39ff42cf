import { announceDone } from '../events/announce.js';
import { eventProduct } from '../events/event-product.js';
import type { SeenAs } from '../events/shop-events.js';
import { responseOf } from '../shop-api/response.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';
import { followTabs, tellTabsWhenDone } from '../tabs/follow-tabs.js';
import { toIdList, ListToggles, withItemBack, withPresence, type IdList, type ListCache } from './id-list.js';
import type { GenericSchema, InferOutput } from 'valibot';

/** A query without arguments: what is needed to read and change its cached response. */
export interface CachedQuery<Data> {
  readonly name: string;
  readonly select: () => (state: never) => { readonly data?: Data; readonly isLoading: boolean };
}

/** A list that belongs to a visitor, and its two queries: functions, because the queries are built from the list. */
export interface VisitorListParts<Item> {
  /** The folder of its calls under `/api/`. */
  readonly path: string;
  readonly tag: 'Favorites' | 'Comparison';
  readonly ids: () => CachedQuery<IdList>;
  readonly items: () => CachedQuery<readonly Item[]>;
}

interface Tools {
  readonly dispatch: ShopDispatch;
  readonly getState: () => unknown;
  readonly extra: unknown;
}

type Schema<Output> = GenericSchema<unknown, Output>;
type Length = { readonly length: number | string };
type Done = { readonly queryFulfilled: Promise<unknown> };
/** A product that is added to a list or removed, and how it was presented: for the event. */
export interface ToggledProduct {
  readonly id: number;
  readonly seenAs?: SeenAs | undefined;
}
type Counted = { readonly queryFulfilled: Promise<{ data: { length: number } }> };

/**
 * The five calls of a visitor's list: get items, add, remove, clear, get length. Favourites and comparison differ only
 * in names and item shape, so their endpoints are declared there and built here. The server responds to a toggle with
 * `length` alone, so the ids are kept here: icons, counters and the list's page change optimistically and are rolled
 * back when the toggle is rejected.
 */
export function visitorList<Item extends { readonly id: number }>(parts: VisitorListParts<Item>) {
  const { path, tag, ids, items } = parts;
  const toggles = new ListToggles();

  /** The cached id list; undefined while it is unknown, or when a pending fetch may predate a toggle. */
  const readIds = (state: unknown): IdList | undefined => {
    const { isLoading, data } = ids().select()(state as never);
    return isLoading ? undefined : data;
  };
  const change =
    <Data>(query: () => CachedQuery<Data>) =>
    (dispatch: ShopDispatch, recipe: (data: Data) => Data): void =>
      void dispatch(shopApi.util.updateQueryData(query().name as never, undefined as never, recipe as never));
  const changeIds = change(ids);
  const changeItems = change(items);

  const cacheOf = ({ dispatch, getState }: Tools): ListCache => ({
    read: () => readIds(getState()),
    change: (recipe) => changeIds(dispatch, recipe),
    refresh: () => void dispatch(shopApi.util.invalidateTags([countTag(tag)])),
  });

  /** Removes the item from the list's page; when the call fails, the item returns. */
  const takeOff = async (id: number, { dispatch, getState }: Tools, answer: Promise<unknown>): Promise<void> => {
    const { data = [] } = items().select()(getState() as never);
    const place = data.findIndex((item) => item.id === id);
    const item = data[place];
    if (item === undefined) return;
    changeItems(dispatch, (shown) => shown.filter((other) => other.id !== id));
    try {
      await answer;
    } catch {
      changeItems(dispatch, (shown) => withItemBack(shown, item, place));
    }
  };

  /**
   * Reports a toggle that the server accepted: to subscribers of the shop's events, and to the visitor's other tabs.
   */
  const announce = async ({ id, seenAs }: ToggledProduct, isIn: boolean, tools: Tools & Done): Promise<void> => {
    const telling = tellTabsWhenDone(tools, { about: tag, id, isIn });
    const product = eventProduct(tools.getState(), { id }, { seenAs });
    const name = tag === 'Favorites' ? 'favorite' : 'compare';
    await announceDone(name, () => ({ product, isIn }))(undefined, tools);
    await telling;
  };

  /** What another tab did to the list: its icons and counter at once, its page where it is open. */
  const hear = followTabs((news, { dispatch, extra }) => {
    if (news.about === 'User' || news.about === 'online') return void dispatch(shopApi.util.invalidateTags([tag]));
    if (news.about !== tag) return;
    if (!toggles.confirmed(extra, news.id, news.isIn))
      changeIds(dispatch, (list) => withPresence(list, news.id, news.isIn));
    dispatch(shopApi.util.invalidateTags([listTag(tag)]));
  });

  return {
    /** The items of the list: a query, although it is a POST. */
    items: <Raw extends Schema<{ items: unknown[] }>>(
      response: Raw,
      toItem: (raw: InferOutput<Raw>['items'][number]) => Item,
    ) => ({
      query: () => ({ url: `${path}/getItems/`, method: 'POST' as const }),
      ...responseOf(response, (raw: InferOutput<Raw>) => raw.items.map(toItem)),
      providesTags: [listTag(tag)],
    }),

    /** Number of items and their ids, for the badge and the highlighted icons. */
    ids: <Raw extends Schema<Parameters<typeof toIdList>[0]>>(response: Raw) => ({
      query: () => ({ url: `${path}/getLength/` }),
      ...responseOf(response, (raw: InferOutput<Raw>) => toIdList(raw)),
      providesTags: [countTag(tag)],
      onCacheEntryAdded: hear,
    }),

    /** Adds or removes an item. */
    toggle: <Raw extends Schema<Length>>(call: string, isIn: boolean, response: Raw) => ({
      // One queue per item: its toggles reach the server in order, even the last one sent while leaving the page.
      query: ({ id }: ToggledProduct) => ({
        url: `${path}/${call}/`,
        method: 'POST' as const,
        data: { id },
        line: `${path}/${id}`,
        isKeptAlive: true,
      }),
      ...responseOf(response, (raw: InferOutput<Raw>) => ({ length: Number(raw.length) })),
      invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : [listTag(tag)]),
      onQueryStarted: async (toggled: ToggledProduct, tools: Tools & Counted) => {
        const { id } = toggled;
        await Promise.all([
          announce(toggled, isIn, tools),
          toggles.optimistic(tools.extra, id, isIn, cacheOf(tools), tools.queryFulfilled),
          isIn ? undefined : takeOff(id, tools, tools.queryFulfilled),
        ]);
      },
    }),

    /** Empties the list. */
    clear: <Raw extends GenericSchema>(call: string, response: Raw) => ({
      query: () => ({ url: `${path}/${call}/`, method: 'POST' as const, isKeptAlive: true, showsLoader: true }),
      ...responseOf(response, () => null),
      invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : [tag]),
      onQueryStarted: async (_arg: unknown, tools: Tools & Done) => {
        const { dispatch, queryFulfilled } = tools;
        const cleared = readIds(tools.getState())?.itemsId ?? [];
        const announced = cleared.map((id) => announce({ id }, false, tools));
        try {
          await queryFulfilled;
          changeIds(dispatch, () => ({ length: 0, itemsId: [] }));
          changeItems(dispatch, () => []);
        } catch {
          // The mutation reports the failure itself; the list stays as it is.
        }
        await Promise.all(announced);
      },
    }),
  };
}
