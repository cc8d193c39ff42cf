import { listingArgsFromUrl } from '@tropa/api-client/wire';

const shop = process.env.SHOP ?? 'http://127.0.0.1:4200';
const catalogUrl = '/api/catalog/getItems/';

/** The arguments of a page of goods. */
export interface GoodsRequest {
  /** Path and query of the page: they name the filters, the order and the page of the list. */
  readonly url: string;
  readonly sectionId: number;
  /** The visitor's stored order and page size. */
  readonly stored: { readonly sort?: string; readonly limit?: string };
  /** The visitor's cookies, passed on to the shop: prices and stock may depend on the city. */
  readonly cookie: string;
}

/** The page data of a section: what `seedStore` puts into the store. */
export async function readGoods({ url, sectionId, stored, cookie }: GoodsRequest): Promise<Record<string, unknown>> {
  const { url: path, ...body } = listingArgsFromUrl(url, { sectionId, catalogUrl, cookies: stored });
  const response = await fetch(shop + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    cache: 'no-store',
  });
  const { result } = (await response.json()) as { result: { items: unknown; count: unknown; filters: unknown } };
  return {
    _items: { items: result.items, count: result.count },
    _filters: result.filters,
    _catalogUrl: catalogUrl,
    _sectionId: sectionId,
  };
}
