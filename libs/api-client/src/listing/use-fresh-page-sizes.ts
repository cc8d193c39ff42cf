import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { listingApi, pageSizeTag } from './listing.endpoints.js';
import type { ListingLimit } from './listing.model.js';
import { LISTING_LIMITS } from './listing.wire.js';

/**
 * A change of the page size clears the cache of pages (S1 §4): what was cached of the other sizes is forgotten. Call
 * it after the list's own query, so that the page shown now is never among the forgotten.
 */
export function useFreshPageSizes(limit: ListingLimit): void {
  const dispatch = useDispatch();
  const shown = useRef(limit);
  useEffect(() => {
    if (shown.current === limit) return;
    shown.current = limit;
    const others = LISTING_LIMITS.filter((size) => size !== limit);
    dispatch(listingApi.util.invalidateTags(others.map(pageSizeTag)) as never);
  }, [dispatch, limit]);
}
