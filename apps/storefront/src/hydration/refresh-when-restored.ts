import { shopApi } from '@tropa/api-client';
import { ownTags, type StorefrontStore } from '../store/storefront-store.js';

/**
 * Refetches what the visitor may have changed elsewhere: everything personal on a page restored from the back/forward
 * cache, the basket and the lists on a return from another tab.
 */
export function refreshWhenRestored(target: Window, store: StorefrontStore): void {
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.dispatch(shopApi.util.invalidateTags([...ownTags, 'Location']));
  });
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState !== 'visible') return;
    store.dispatch(shopApi.util.invalidateTags(['Basket', 'Favorites', 'Comparison']));
  });
}
