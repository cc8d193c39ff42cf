'use client';

import {
  catalogUrlSeed,
  createShop,
  filtersSeed,
  itemsSeed,
  sectionIdSeed,
  seedStore,
  usePageData,
  type ProductCardModel,
} from '@tropa/api-client';
import { CatalogSection, FavoriteButton, FavoritesLink, SearchBox } from '@tropa/catalog';
import { formatMoney } from '@tropa/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';

interface GoodsProps {
  readonly data: Record<string, unknown>;
  readonly url: string;
  readonly stored: { readonly sort?: string; readonly limit?: string };
  /** Where visitors find the shop: its links and pictures get this host. Without it they point to the site itself. */
  readonly shopUrl: string | undefined;
}

const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed];

/** A store of its own for each request on the server, and the same one again, seeded with the same data, in the browser. */
export function Goods({ data, url, stored, shopUrl }: GoodsProps) {
  const [{ Provider, on }] = useState(() => {
    const shop = createShop({ settings: shopUrl ? { publicUrl: shopUrl } : {} });
    seedStore(shop.store, data, { seeds, url, cookies: stored });
    return shop;
  });
  const [last, setLast] = useState('');
  useEffect(
    () => on('favorite', ({ product, isIn }) => setLast(`${product.name}: ${isIn ? 'отложили' : 'вернули'}`)),
    [on],
  );
  return (
    <Provider>
      <header>
        <SearchBox action="/search" />
        <FavoritesLink href="/favorites" />
        <output>{last}</output>
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
    renderCard={(product, { tools }) => <Card {...product} tools={tools} />}
  />
);

/** The site's own card; only the heart and the price format are the shop's. */
const Card = ({ title, link, img, price, tools }: ProductCardModel & { readonly tools?: ReactNode }) => (
  <article className="card">
    <img src={img} alt="" width={240} height={240} loading="lazy" />
    <h3>
      <a href={link}>{title}</a>
    </h3>
    <p>{formatMoney(price)}</p>
    {tools}
  </article>
);
