import { catalogUrlSeed, filtersSeed, itemsSeed, sectionIdSeed, usePageData } from '@tropa/api-client';
import { CatalogSection, FavoriteButton } from '@tropa/catalog';
import { ShopIsland } from './ShopIsland';

interface GoodsProps {
  readonly data: Record<string, unknown>;
  readonly url: string;
}

const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed];

export const GoodsIsland = ({ data, url }: GoodsProps) => (
  <ShopIsland data={data} url={url} seeds={seeds}>
    <List url={url} />
  </ShopIsland>
);

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
