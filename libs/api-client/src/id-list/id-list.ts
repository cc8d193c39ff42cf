import { noteOf, runtimeOf } from '../shop-api/shop-settings.js';

/** Ids of one of the visitor's lists (favourites, comparison) with their count. */
export interface IdList {
  readonly length: number;
  readonly itemsId: readonly number[];
}

/** Converts the id list from the wire format. */
export const toIdList = (raw: {
  length: number | string;
  itemsId?: readonly (number | string)[] | null | undefined;
}): IdList => ({ length: Number(raw.length), itemsId: (raw.itemsId ?? []).map(Number) });

/** The list with or without an id; the same object when nothing changes. */
export function withPresence(list: IdList, id: number, isIn: boolean): IdList {
  if (list.itemsId.includes(id) === isIn) return list;
  const itemsId = isIn ? [...list.itemsId, id] : list.itemsId.filter((known) => known !== id);
  return { itemsId, length: Math.max(0, list.length + (isIn ? 1 : -1)) };
}

/** The items with a removed one back at its old index. */
export function withItemBack<Item extends { readonly id: number }>(
  items: readonly Item[],
  item: Item,
  place: number,
): readonly Item[] {
  if (items.some(({ id }) => id === item.id)) return items;
  return [...items.slice(0, place), item, ...items.slice(place)];
}

/** The toggles of one id that are in flight. */
interface Pending {
  /** Last state confirmed by the server. */
  confirmed: boolean;
  /** Number of the newest toggle. */
  newest: number;
  count: number;
}

interface ListNote {
  readonly pending: Map<number, Pending>;
}

/** How the toggles of one list read and change its cache. */
export interface ListCache {
  readonly read: () => IdList | undefined;
  readonly change: (recipe: (list: IdList) => IdList) => void;
  /** Refetches the counters. */
  readonly refresh: () => void;
}

/** Remembers the toggles of one list in every store. */
export class ListToggles {
  private readonly key = {};

  private note(extra: unknown): ListNote {
    return noteOf(runtimeOf(extra), this.key, () => ({ pending: new Map() }));
  }

  /**
   * Another tab says what the server accepted there: a toggle in this tab rolls back to that, should it be rejected.
   *
   * @returns whether a toggle of that id is under way here; its own response will say which state is valid.
   */
  confirmed(extra: unknown, id: number, isIn: boolean): boolean {
    const entry = this.note(extra).pending.get(id);
    if (entry) entry.confirmed = isIn;
    return entry !== undefined;
  }

  /** Shows a toggle at once; rolls it back when it is rejected and no newer toggle of the id followed. */
  async optimistic(
    extra: unknown,
    id: number,
    isIn: boolean,
    cache: ListCache,
    answer: Promise<{ data: { length: number } }>,
  ): Promise<void> {
    const { pending } = this.note(extra);
    const entry = pending.get(id) ?? { confirmed: cache.read()?.itemsId.includes(id) ?? !isIn, newest: 0, count: 0 };
    pending.set(id, entry);
    const number = ++entry.newest;
    entry.count += 1;
    cache.change((list) => withPresence(list, id, isIn));
    let length: number | undefined;
    try {
      length = (await answer).data.length;
      entry.confirmed = isIn;
    } catch {
      if (number === entry.newest) cache.change((list) => withPresence(list, id, entry.confirmed));
    }
    entry.count -= 1;
    if (entry.count === 0) pending.delete(id);
    // The server's count wins; where it differs, or another tab changed the list, the ids are refetched.
    const list = cache.read();
    if (pending.size === 0 && (!list || (length !== undefined && list.length !== length))) cache.refresh();
  }
}
