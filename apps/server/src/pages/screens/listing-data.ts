import { listingArgsFromUrl } from '@tropa/api-client/wire';
import { getPopularRequests } from '../../shop/content/content-blocks.js';
import { getListing } from '../../shop/listing/get-listing.js';
import type { PageRequest } from '../page-content.js';

/** Where lists are asked for (decisions, «Addresses»). */
const catalogUrl = '/api/catalog/getItems/';

/** The same, of discounted goods alone. */
const saleUrl = '/api/sale/getItems/';

/** Which goods a page lists. */
export interface ListingScope {
  /** 0: all goods. */
  sectionId: number;
  /** Discounted goods alone, whatever the address says. */
  isSale?: boolean;
}

/**
 * The first page of a list with its filters, as page data: the very arguments that the component will use, so the
 * browser asks for nothing on mount (decisions 23).
 */
export async function listingData({ db, shop, address, cookies }: PageRequest, { sectionId, isSale = false }: ListingScope) {
  const url = isSale ? saleUrl : catalogUrl;
  const args = listingArgsFromUrl(address, { sectionId, catalogUrl: url, cookies });
  const fixed = isSale ? { sale: '1' } : {};
  const { count, items, filters, correctedQuery } = await getListing(
    db,
    { ...args, filter: { ...args.filter, ...fixed } },
    shop.keepFilters,
  );
  return {
    correctedQuery,
    data: {
      _items: { items, count },
      _filters: filters,
      _catalogUrl: url,
      _sectionId: sectionId,
      _popularRequests: await getPopularRequests(db, sectionId),
    },
  };
}

/** Search engines should keep one copy of a list: neither sorts nor filters, only its pages. */
export const listingRobots = (query: URLSearchParams): { robots?: string } =>
  [...query.keys()].some((name) => name !== 'page') ? { robots: 'noindex, follow' } : {};
