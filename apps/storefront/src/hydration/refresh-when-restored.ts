import { shopApi } from '@tropa/api-client';
import type { StorefrontStore } from '../store/storefront-store.js';

/**
 * A page that the browser shows again from its back/forward cache has old counters: what is the visitor's own
 * is asked anew.
 */
export function refreshWhenRestored(target: Window, store: StorefrontStore): void {
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.dispatch(shopApi.util.invalidateTags(['Basket', 'Favorites', 'Comparison', 'User', 'Location']));
  });
}
