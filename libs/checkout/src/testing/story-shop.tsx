import { withShop } from '@tropa/api-client/testing';
import type { MemoryBackend, MemoryState } from '@tropa/api-client/testing';
import { checkoutDialogs } from '../basket-dialog/checkout-dialogs.slice.js';
import { backendWith, backpack, boots, lineOf } from './shop-fixtures.js';

/** Two lines: a backpack and two pairs of boots. */
export const fullBasket = (): MemoryState['basket'] => [lineOf(backpack), lineOf(boots, 2)];

/** Puts a story over a shop in memory with this basket; `prepare` breaks or fills the backend. */
export const withBasket = (
  basket: () => MemoryState['basket'] = fullBasket,
  prepare: (backend: MemoryBackend) => void = () => {},
) =>
  withShop(() => {
    const backend = backendWith(basket());
    prepare(backend);
    return { backend, slices: [checkoutDialogs] };
  });
