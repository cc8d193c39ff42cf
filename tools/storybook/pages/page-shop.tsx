import { accountDialogs } from '@tropa/account';
import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import { checkoutDialogs } from '@tropa/checkout';
import { contentDialogs } from '@tropa/content';
import { locationDialogs } from '@tropa/location';
import { fetchDrawn } from './drawn-pictures.js';

/** Goods that the visitor has added before: badges of the header are not empty. */
const usual: NonNullable<MemoryBackendOptions['prepare']> = (state) => {
  state.basket = [
    { id: 21, quantity: 1 },
    { id: 41, retailId: 4101, quantity: 2 },
  ];
  state.favorites = [11, 21, 31];
  state.comparison = [11, 12];
};

/** The shop in memory behind a whole page; what is not in page data is fetched from it. */
export const withPageShop = (options: MemoryBackendOptions = {}) =>
  withShop(() => {
    const backend = createMemoryBackend({ prepare: usual, ...options });
    return {
      backend: { ...backend, fetchFn: fetchDrawn(backend.fetchFn) },
      slices: [accountDialogs, checkoutDialogs, contentDialogs, locationDialogs],
    };
  });
