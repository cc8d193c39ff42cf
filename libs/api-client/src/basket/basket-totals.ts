import type { TabNews } from '../tabs/shop-tabs.js';
import { noteOf, runtimeOf } from '../shop-api/shop-settings.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import type { BasketTotals } from './basket.model.js';

/** What the transport remembers about a store's basket. */
interface BasketNote {
  /** Number of the newest change sent. */
  sent: number;
  /** Number of the newest change whose totals are shown. */
  shown: number;
  /** Changes without a response yet. */
  underWay: number;
  /** How many times the server's number of lines was shown, by a response to a change here or in another tab. */
  told: number;
  /** Another tab has changed the basket while a change of this one was under way. */
  isOvertaken: boolean;
  /** Lines added since the page was loaded: adding them again creates no new line. */
  readonly known: Set<string>;
}

const key = {};

/** The record of a store's basket. */
export const basketNote = (extra: unknown): BasketNote =>
  noteOf(runtimeOf(extra), key, () => ({
    sent: 0,
    shown: 0,
    underWay: 0,
    told: 0,
    isOvertaken: false,
    known: new Set<string>(),
  }));

/** Totals of a response, or nothing when a newer change already has its response: the last intent wins. */
export function freshTotals(note: BasketNote, number: number, totals: BasketTotals): BasketTotals | undefined {
  if (number <= note.shown) return undefined;
  note.shown = number;
  note.told += 1;
  return totals;
}

/** The cached number of lines. */
export interface LineCounter {
  /** When it was fetched, ms. */
  readonly readAt: () => number | undefined;
  readonly change: (recipe: (length: number) => number) => void;
}

/**
 * Counts a line optimistically, before the server does.
 *
 * @returns a function that undoes this; it has no effect once the server has sent its own number.
 */
export function countAhead(note: BasketNote, counter: LineCounter): () => void {
  const { told } = note;
  const readAt = counter.readAt();
  counter.change((length) => length + 1);
  return () => {
    if (note.told === told && counter.readAt() === readAt) counter.change((length) => Math.max(0, length - 1));
  };
}

/** A change has its response: what another tab changed meanwhile may be missing in it. */
export function changeEnded(note: BasketNote, dispatch: ShopDispatch): void {
  note.underWay -= 1;
  if (note.underWay > 0 || !note.isOvertaken) return;
  note.isOvertaken = false;
  dispatch(shopApi.util.invalidateTags([countTag('Basket')]));
}

/**
 * What another tab has done to the basket: its numbers are shown at once, its lines are fetched where they are visible.
 *
 * @param show writes the numbers into the cache.
 */
export function hearOfBasket(
  news: TabNews,
  { dispatch, extra }: { readonly dispatch: ShopDispatch; readonly extra: unknown },
  show: (totals: BasketTotals) => void,
): void {
  if (news.about === 'Favorites' || news.about === 'Comparison') return;
  if (news.about !== 'Basket' || !news.totals) return void dispatch(shopApi.util.invalidateTags(['Basket']));
  const note = basketNote(extra);
  if (note.underWay > 0) {
    note.isOvertaken = true;
  } else {
    note.told += 1;
    show(news.totals);
  }
  dispatch(shopApi.util.invalidateTags([listTag('Basket')]));
}
