import { catalogUrlSeed, filtersSeed, itemsSeed, sectionIdSeed, titleSeed, usePageData } from '@tropa/api-client';
import { CatalogSection, FavoriteButton, FavoritesLink, SearchBox } from '@tropa/catalog';

/** The variables that this page is rendered from, on the server and in the browser alike. */
export const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed, titleSeed];

/** Ids must match on both sides. */
export const identifierPrefix = 'goods-';

export const Page = ({ url }: { readonly url: string }) => (
  <>
    <header>
      <SearchBox />
      <FavoritesLink />
    </header>
    <main>
      <CatalogSection
        url={url}
        title={usePageData('_title')}
        sectionId={usePageData('_sectionId') ?? 0}
        catalogUrl={usePageData('_catalogUrl') ?? '/api/catalog/getItems/'}
        filters={usePageData('_filters') ?? null}
        cardTools={({ id }) => <FavoriteButton id={id} />}
      />
    </main>
  </>
);
