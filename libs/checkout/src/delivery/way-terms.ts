import type { Delivery, DeliveryWay, Kopecks } from '@tropa/api-client';
import { formatMoney } from '@tropa/ui-kit';
import type { DeliveryState } from './use-delivery.js';

/** What a way of delivery means for the order. */
export interface WayTerms {
  readonly isFree: boolean;
  /** Kopecks; null: the shop's manager will calculate it, or it is not known (yet). */
  readonly price: Kopecks | null;
  /** When the goods arrive, in words; '' when nothing is promised. */
  readonly dates: string;
  /** Whether the server can give a price, and the state of the request for it. */
  readonly status: 'known' | 'loading' | 'failed' | 'unasked';
  /** What the buyer has seen of the price, for the order; '' where the server does not need it. */
  readonly version: string;
}

/** Sent for a price that could not be loaded: the shop then rejects the order with the price, not charging it unseen. */
const unseen = 'unseen';

/**
 * Terms of one way: as the server gives them, or else as the specification says: pickup is free, and so is a courier
 * strictly above the limit.
 */
export function wayTerms(way: Delivery, { isOn, isFree, state }: TermsAsked): WayTerms {
  const usual = { isFree: way === 'pickup' || isFree, price: null, dates: '', version: '' };
  if (!isOn) return { ...usual, status: 'unasked' };
  const offered: DeliveryWay | undefined = state.offer?.[way];
  if (offered) {
    const { price, dates, version } = offered;
    return { isFree: price === 0, price, dates, version, status: 'known' };
  }
  if (state.isLoading) return { ...usual, status: 'loading' };
  return state.isError
    ? { ...usual, version: usual.isFree ? '' : unseen, status: 'failed' }
    : { ...usual, status: 'unasked' };
}

/** What decides the terms of delivery. */
export interface TermsAsked {
  /** Whether the server can give a price. */
  readonly isOn: boolean;
  /** Whether the basket is above the limit of free delivery. */
  readonly isFree: boolean;
  readonly state: DeliveryState;
}

/** Texts for a price of delivery. */
export interface PriceTexts {
  readonly free: string;
  readonly byManager: string;
  readonly counting: string;
  readonly deliveryFailed: string;
}

/** «250 ₽», «Бесплатно», «Рассчитывается менеджером». */
export function priceWords({ isFree, price, status }: WayTerms, texts: PriceTexts): string {
  if (isFree) return texts.free;
  if (status === 'loading') return texts.counting;
  if (status === 'failed') return texts.deliveryFailed;
  return price === null ? texts.byManager : formatMoney(price);
}

/** Whether the sum of the order is known to the last kopeck. */
export const isSumKnown = ({ isFree, price }: WayTerms): boolean => isFree || price !== null;
