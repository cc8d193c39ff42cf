import type { Decorator } from '@storybook/react-vite';
import { accountDialogs } from '@tropa/account';
import {
  createMemoryBackend,
  publicPageDataFixtures,
  withShop,
  type MemoryBackendOptions,
} from '@tropa/api-client/testing';
import { checkoutDialogs } from '@tropa/checkout';
import { contentDialogs } from '@tropa/content';
import { locationDialogs } from '@tropa/location';
import { fetchDrawn, withDrawnPictures } from './drawn-pictures.js';

/** The page data that a server renders into its pages. */
type PageData = Partial<typeof publicPageDataFixtures>;

/** Goods that the visitor has added before: badges of the header are not empty. */
const usual: NonNullable<MemoryBackendOptions['prepare']> = (state) => {
  state.basket = [
    { id: 21, quantity: 1 },
    { id: 41, retailId: 4101, quantity: 2 },
  ];
  state.favorites = [11, 21, 31];
  state.comparison = [11, 12];
};

/** Renders a whole page over an in-memory shop with page data, as a server would. */
export const withPageShop = (
  pageData: PageData = publicPageDataFixtures,
  options: MemoryBackendOptions = {},
  url = '/',
): Decorator =>
  withShop(() => {
    const backend = createMemoryBackend({ prepare: usual, ...options });
    return {
      backend: { ...backend, fetchFn: fetchDrawn(backend.fetchFn) },
      slices: [accountDialogs, checkoutDialogs, contentDialogs, locationDialogs],
      pageData: withDrawnPictures(pageData),
      url,
    };
  });
