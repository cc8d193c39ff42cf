import { renderWithShop, type MemoryBackend, type TestShopOptions } from '@tropa/api-client/testing';
import type { ReactElement } from 'react';
import { checkoutDialogs } from '../basket-dialog/checkout-dialogs.slice.js';

/** Renders with a new store that talks to the backend. */
export const renderInShop = (ui: ReactElement, backend: MemoryBackend, settings: TestShopOptions['settings'] = {}) =>
  renderWithShop(ui, { backend, slices: [checkoutDialogs], settings });
