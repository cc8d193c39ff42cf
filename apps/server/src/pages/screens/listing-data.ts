import { listingArgsFromUrl } from '@tropa/api-client/wire';
import { PageMoved, type PageRequest } from '../page-content.js';

/** The URL of the list call (decisions, «Addresses»). */
const catalogUrl = '/api/catalog/getItems/';

/** The same for discounted goods alone. */
const saleUrl = '/api/sale/getItems/';

/** Which goods a page lists. */
export interface PageListing {
  /** 0: all goods. */
  sectionId: number;
  /** Discounted goods alone, whatever the address says. */
  isSale?: boolean;
}

/** The same list at another page; the first has no parameter. */
function addressOfPage(address: string, page: number): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

/**
 * The first page of a list with its filters, as page data, for exactly the arguments that the component will use, so
 * the browser makes no request on mount (decisions 23).
 * @throws PageMoved to the last page when the address names one beyond it: goods are sold, page sizes differ.
 */
export async function listingData(
  { source, shop, common, address, cookies }: PageRequest,
  { sectionId, isSale = false }: PageListing,
) {
  const url = isSale ? saleUrl : catalogUrl;
  const args = listingArgsFromUrl(address, { sectionId, catalogUrl: url, cookies });
  const fixed = isSale ? { sale: '1' } : {};
  const { count, items, filters, correctedQuery, tags } = await shop.listings.get(
    { ...args, filter: { ...args.filter, ...fixed } },
    source,
  );
  const last = Math.ceil(count / args.limit);
  if (count > 0 && args.page > last) throw new PageMoved(addressOfPage(address, last));
  return {
    correctedQuery,
    tags,
    data: {
      _items: { items, count },
      // `sale` is not the visitor's choice here: the page's calls carry it, its address does not.
      _filters: isSale ? { ...filters, state: { ...filters.state, sale: false } } : filters,
      _catalogUrl: url,
      _sectionId: sectionId,
      _popularRequests: (await common()).popularRequests.get(sectionId) ?? [],
    },
  };
}

/** Search engines should keep one copy of a list: neither sorts nor filters, only its pages. */
export const listingRobots = (query: URLSearchParams): { robots?: string } =>
  [...query.keys()].some((name) => name !== 'page') ? { robots: 'noindex, follow' } : {};
