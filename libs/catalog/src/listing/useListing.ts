import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, FilterData, Listing, ListingArgs } from '@tropa/api-client';
import { DEFAULT_CATALOG_URL, listingArgsFromUrl, useFreshPageSizes, useGetListingQuery } from '@tropa/api-client';
import { browserHistory, type PageHistory } from '../address/page-history.js';
import { useStatedAddress } from '../address/useStatedAddress.js';
import { withLimit, withPage, withSort } from './listing-address.js';
import { writePreferenceCookie, type ListingPreferences } from './listing-preferences.js';

/** How long after the last filter change the list is fetched, ms. */
export const filterPause = 500;

/** What a list shows and where it comes from; see `CatalogSection` for the meaning of each. */
export interface ListingSource {
  /** `pathname + search` that the page was requested with, on the server and at hydration. */
  serverUrl: string;
  /** The address bar. @default the browser's */
  history?: PageHistory;
  /** 0 lists all goods. @default 0 */
  sectionId?: ListingArgs['sectionId'];
  /** Where lists are fetched from. @default '/api/catalog/getItems/' */
  catalogUrl?: string;
  cookies?: ListingPreferences;
  /** What the page marks as chosen is added to its address. */
  filters?: FilterData | null;
  /** Remembers the order and the page size. @default writes the cookies `sort` and `limit` */
  onPreferenceChange?: (name: keyof ListingPreferences, value: string) => void;
}

/** What a list shows now and every way to change it. */
export interface ListingControl {
  /** The address with the filters that the visitor sees ticked. */
  shownUrl: string;
  args: ListingArgs;
  /** The requested list or, while it loads, the previous one. */
  listing: Listing | undefined;
  /** The shown list is not the one that was requested, or is about to be. */
  isStale: boolean;
  /** The failure of the last load; absent while a load is under way. */
  error: ApiError | undefined;
  retry: () => void;
  goToPage: (page: number) => void;
  changeSort: (sort: ListingArgs['sort']) => void;
  changeLimit: (limit: ListingArgs['limit']) => void;
  /** Takes an address with other filters; the list follows after the pause. */
  changeFilters: (url: string) => void;
  /** The same, at once: «сбросить», «применить», Enter. Without an address: what is ticked now. */
  applyFilters: (url?: string) => void;
}

/** The last page of a list, when the address names one beyond it: goods were sold, or pages are larger now. */
function lastPageBefore({ page, limit }: ListingArgs, listing: Listing | undefined): number | null {
  if (!listing || listing.items.length > 0 || listing.count === 0) return null;
  const last = Math.ceil(listing.count / limit);
  return page > last ? last : null;
}

/**
 * The list that the address names, and every way to change it. The address is the only state; a filter that has just
 * been touched lives in a draft of the next address until the pause is over. Responses are cached by their arguments,
 * so a late response to an older intent can never replace a newer one.
 */
export function useListing(source: ListingSource): ListingControl {
  const { serverUrl, history = browserHistory, sectionId = 0, catalogUrl = DEFAULT_CATALOG_URL } = source;
  const { cookies, filters = null, onPreferenceChange = writePreferenceCookie } = source;
  const url = useStatedAddress(history, serverUrl, filters);
  const [draft, setDraft] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dropDraft = useCallback(() => {
    clearTimeout(pause.current);
    setDraft(null);
  }, []);

  // «Back» wins over a filter that has not been sent yet.
  useEffect(() => dropDraft, [url, dropDraft]);

  const shownUrl = draft ?? url;
  const args = listingArgsFromUrl(url, { sectionId, catalogUrl, cookies });
  const { data, currentData, isFetching, error, refetch } = useGetListingQuery(args);
  useFreshPageSizes(args.limit);

  // An empty page beyond the last one is not shown while the last one loads.
  const before = data?.items.length === 0 && data.count > 0 ? undefined : data;
  const last = lastPageBefore(args, currentData);
  useEffect(() => {
    if (last !== null) history.replace(withPage(history.read(), last));
  }, [history, last]);

  const go = (next: string) => {
    dropDraft();
    if (next !== history.read()) history.push(next);
  };

  return {
    shownUrl,
    args,
    listing: (error && !isFetching) || last !== null ? undefined : (currentData ?? before),
    isStale: draft !== null || (isFetching && currentData === undefined),
    error: isFetching ? undefined : (error as ApiError | undefined),
    retry: () => void refetch(),
    goToPage: (page: number) => go(withPage(shownUrl, page)),
    changeSort(sort: ListingArgs['sort']) {
      onPreferenceChange('sort', sort);
      go(withSort(shownUrl, sort));
    },
    changeLimit(limit: ListingArgs['limit']) {
      onPreferenceChange('limit', String(limit));
      // A draft has changed filters, so it is on the first page already.
      go(withLimit(shownUrl, draft === null ? args.page : 1, args.limit, limit));
    },
    changeFilters(next: string) {
      clearTimeout(pause.current);
      setDraft(next);
      pause.current = setTimeout(() => go(next), filterPause);
    },
    applyFilters: (next: string = shownUrl) => go(next),
  };
}
