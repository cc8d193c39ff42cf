import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { listingApi, pageSizeTag } from './listing.endpoints.js';
import type { ListingLimit } from './listing.model.js';
import { LISTING_LIMITS } from './listing.wire.js';

/**
 * Clears the cached pages of all other sizes when the page size changes. Call it after the list's own query, so that
 * the page shown now is never cleared.
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
