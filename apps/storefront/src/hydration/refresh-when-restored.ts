import { shopApi } from '@tropa/api-client';
import type { StorefrontStore } from '../store/storefront-store.js';

/**
 * What the visitor may have changed elsewhere is asked anew: on a page that the browser shows again from its
 * back/forward cache everything of one's own, on a return from another tab the basket and the lists.
 */
export function refreshWhenRestored(target: Window, store: StorefrontStore): void {
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      store.dispatch(shopApi.util.invalidateTags(['Basket', 'Favorites', 'Comparison', 'User', 'Location']));
  });
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState !== 'visible') return;
    store.dispatch(shopApi.util.invalidateTags(['Basket', 'Favorites', 'Comparison']));
  });
}
