import type { PageDataWire } from '../page-data/page-data.wire.js';
import { seedStore } from '../page-data/page-seed.js';
import { seeds } from '../page-data/seeds.js';
import type { ShopSettings } from '../shop-api/shop-settings.js';
import { createShopStore, type ShopSlice, type ShopStore } from '../store/shop-store.js';
import { createMemoryBackend, type MemoryBackend } from './memory-backend.js';
import { applyConditions, conditionsOf, forgetCity, type StoryConditions } from './story-conditions.js';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { render, type RenderResult } from '@testing-library/react';
import type { Middleware } from '@reduxjs/toolkit';

/** Options of a shop for a test or a story. */
export interface TestShopOptions {
  /** Slices that the component needs. */
  readonly slices?: readonly ShopSlice[];
  /** Defaults to a fresh memory backend. */
  readonly backend?: MemoryBackend;
  /** Page variables as a server prints them; see `pageDataFixtures`. */
  readonly pageData?: PageDataWire;
  /** URL of the page, for the seeds of lists. Defaults to `/`. */
  readonly url?: string;
  readonly cookies?: { readonly limit?: string; readonly sort?: string; readonly articles_limit?: string };
  readonly settings?: ShopSettings;
  readonly middleware?: readonly Middleware[];
  readonly preloaded?: Readonly<Record<string, unknown>>;
}

/** Creates a store over a memory backend and seeds it. */
export function createTestShop(options: TestShopOptions = {}): { store: ShopStore; backend: MemoryBackend } {
  const {
    backend = createMemoryBackend(),
    pageData,
    url = '/',
    cookies,
    settings,
    slices,
    middleware,
    preloaded,
  } = options;
  const store = createShopStore({
    settings: { fetchFn: backend.fetchFn, onError: () => {}, tabs: false, ...settings },
    ...(slices && { slices }),
    ...(middleware && { middleware }),
    ...(preloaded && { preloaded }),
  });
  if (pageData) seedStore(store, pageData, { seeds: Object.values(seeds), url, ...(cookies && { cookies }) });
  return { store, backend };
}

/** Renders a component with a shop in memory; returns Testing Library's result with the store and the backend. */
export function renderWithShop(
  ui: ReactElement,
  options: TestShopOptions = {},
): RenderResult & { store: ShopStore; backend: MemoryBackend } {
  const { store, backend } = createTestShop(options);
  const result = render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return { ...result, store, backend };
}

/** Gives a story its own shop in memory; `conditions` come from the toolbar. */
export function ShopStory({
  children,
  conditions = {},
  ...options
}: TestShopOptions & { readonly conditions?: StoryConditions; readonly children: ReactNode }): ReactElement {
  const [{ store }] = useState(() => {
    const shop = createTestShop(options);
    applyConditions(shop.backend, conditions);
    return shop;
  });
  return <Provider store={store}>{children}</Provider>;
}

/**
 * A Storybook decorator: `decorators: [withShop({ slices, pageData })]`. The only place where stories read the
 * toolbar's visitor, city and network; when they change, the story restarts.
 */
export const withShop =
  (options: TestShopOptions | (() => TestShopOptions) = {}) =>
  (Story: () => ReactElement, context: { readonly globals?: Readonly<Record<string, unknown>> } = {}): ReactElement => {
    const conditions = conditionsOf(context.globals);
    forgetCity();
    return (
      <ShopStory
        key={Object.values(conditions).join()}
        conditions={conditions}
        {...(typeof options === 'function' ? options() : options)}
      >
        <Story />
      </ShopStory>
    );
  };
