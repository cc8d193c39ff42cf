import { createShop } from '@tropa/api-client';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { checkoutDialogs } from '../basket-dialog/checkout-dialogs.slice.js';
import type { FakeShop } from './fake-shop.js';

/** Renders over a store of its own that talks to the fake shop; failures that the client logs are kept. */
export function renderInShop(ui: ReactElement, shop: FakeShop) {
  const failures: string[] = [];
  const { store, Provider } = createShop({
    settings: {
      baseUrl: 'http://shop.test',
      fetchFn: shop.fetchFn,
      onError: (error, info) => failures.push(`${info.source}: ${error.message}`),
    },
    slices: [checkoutDialogs],
  });
  return { ...render(ui, { wrapper: Provider }), store, failures };
}
