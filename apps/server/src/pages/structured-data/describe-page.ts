import type { PageDataWire } from '@tropa/api-client/wire';
import type { RenderInput } from '@tropa/render-contract';
import type { PageContent } from '../page-content.js';
import { articleOf } from './article.js';
import { breadcrumbList } from './breadcrumb-list.js';
import { itemList } from './item-list.js';
import { graphOf, wholeAddress } from './json-ld.js';
import type { Thing } from './json-ld.js';
import type { ShopIdentity } from '../../shop/identity/identity.js';
import { siteOf } from './site.js';
import { storeOf } from './stores.js';
import type { StorePlace } from './stores.js';

/** What the metadata of a page need from the shop and the request. */
export interface Surroundings {
  /** The public origin of the shop. */
  readonly origin: string;
  /** Canonical path and query. */
  readonly address: string;
  readonly identity: ShopIdentity;
  readonly stores: readonly StorePlace[];
}

/** Pages that list our shops. */
const pagesOfStores = ['/contacts/', '/about/shops/'];

const pathOf = (address: string): string => address.split('?')[0] ?? '';
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

const listOf = ({ page, data }: PageContent): readonly { link: string }[] => {
  const { _items, _bestOffers, _articles } = data as PageDataWire;
  const items = { 'best-offers': _bestOffers, articles: _articles?.items } as Partial<
    Record<string, { link: string }[]>
  >;
  return _items?.items ?? items[page] ?? [];
};

const pictureOf = ({ data }: PageContent, { picture, logo }: ShopIdentity): string => {
  const { _productDetail, _article, _mainSlider } = data as PageDataWire;
  const slides = Array.isArray(_mainSlider) ? _mainSlider : _mainSlider?.items;
  return _productDetail?.images?.[0]?.src || _article?.img || slides?.[0]?.img || picture || logo;
};

const kindOf = (page: PageContent['page']): 'article' | 'product' | 'website' =>
  page === 'article' || page === 'product' ? page : 'website';

/** All structured data of the page. */
function thingsOf(content: PageContent, url: string, { origin, address, identity, stores }: Surroundings): Thing[] {
  const { _breadcrumbs: way, _article: article } = content.data as PageDataWire;
  const listed = listOf(content);
  return [
    ...(content.page === 'index' ? siteOf(origin, identity) : []),
    ...(content.things ?? []),
    ...(article === undefined ? [] : [articleOf(article, { origin, url, name: identity.name })]),
    ...(pagesOfStores.includes(withSlash(pathOf(address)))
      ? stores.map((place) => storeOf(place, origin, identity))
      : []),
    ...(listed.length === 0 ? [] : [itemList(listed, origin)]),
    ...(way === undefined || way.length === 0 ? [] : [breadcrumbList(way, origin)]),
  ];
}

/**
 * Machine-readable metadata of a page: its canonical URL, what is shown when it is shared, and its structured data.
 * Error pages have neither.
 */
export function describePage(content: PageContent, around: Surroundings): RenderInput['meta'] {
  const { meta, page, status = 200 } = content;
  const title = page === 'index' ? meta.title : `${meta.title} — ${around.identity.name}`;
  if (status !== 200) return { ...meta, title };
  const picture = pictureOf(content, around.identity);
  const canonical = meta.canonical ?? `${around.origin}${pathOf(around.address)}`;
  const structuredData = graphOf(thingsOf(content, canonical, around));
  return {
    ...meta,
    title,
    canonical,
    kind: kindOf(page),
    ...(picture === '' ? {} : { image: wholeAddress(around.origin, picture) }),
    ...(structuredData === undefined ? {} : { structuredData }),
  };
}
