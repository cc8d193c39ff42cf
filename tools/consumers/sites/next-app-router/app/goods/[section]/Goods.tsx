'use client';

import {
  catalogUrlSeed,
  createShop,
  filtersSeed,
  itemsSeed,
  sectionIdSeed,
  seedStore,
  usePageData,
} from '@tropa/api-client';
import { CatalogSection, FavoriteButton, FavoritesLink, SearchBox } from '@tropa/catalog';
import { useState } from 'react';

interface GoodsProps {
  readonly data: Record<string, unknown>;
  readonly url: string;
  readonly stored: { readonly sort?: string; readonly limit?: string };
  /** Where visitors find the shop: its links and pictures get this host. Without it they are taken for the site's own. */
  readonly shopUrl: string | undefined;
}

const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed];

/** A store of its own for each request on the server, and the same one again, seeded with the same data, in the browser. */
export function Goods({ data, url, stored, shopUrl }: GoodsProps) {
  const [{ Provider }] = useState(() => {
    const shop = createShop({ settings: shopUrl ? { publicUrl: shopUrl } : {} });
    seedStore(shop.store, data, { seeds, url, cookies: stored });
    return shop;
  });
  return (
    <Provider>
      <header>
        <SearchBox action="/search" />
        <FavoritesLink href="/favorites" />
      </header>
      <main>
        <List url={url} stored={stored} />
      </main>
    </Provider>
  );
}

const List = ({ url, stored }: Pick<GoodsProps, 'url' | 'stored'>) => (
  <CatalogSection
    title="Снаряжение"
    url={url}
    cookies={stored}
    sectionId={usePageData('_sectionId') ?? 0}
    catalogUrl={usePageData('_catalogUrl') ?? '/api/catalog/getItems/'}
    filters={usePageData('_filters') ?? null}
    cardTools={({ id }) => <FavoriteButton id={id} />}
  />
);
