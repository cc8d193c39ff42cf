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
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { readGoods } from '../shop/read-goods';

const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed];

export const meta = () => [{ title: 'Снаряжение' }];

/** On the server: the data that the page is rendered from. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const url = pathname + search;
  return { url, data: await readGoods(url, Number(params.section), request.headers.get('cookie') ?? '') };
}

/** The list itself requests its next pages: only another section needs the loader again. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.section !== nextParams.section;

export default function Goods() {
  const { data, url } = useLoaderData<typeof loader>();
  const [{ Provider }] = useState(() => {
    const shop = createShop();
    seedStore(shop.store, data, { seeds, url });
    return shop;
  });
  return (
    <Provider>
      <header>
        <SearchBox action="/search" />
        <FavoritesLink href="/favorites" />
      </header>
      <main>
        <List url={url} />
      </main>
    </Provider>
  );
}

const List = ({ url }: { readonly url: string }) => (
  <CatalogSection
    title="Снаряжение"
    url={url}
    sectionId={usePageData('_sectionId') ?? 0}
    catalogUrl={usePageData('_catalogUrl') ?? '/api/catalog/getItems/'}
    filters={usePageData('_filters') ?? null}
    cardTools={({ id }) => <FavoriteButton id={id} />}
  />
);
