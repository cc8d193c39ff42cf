import { listingArgsFromUrl } from '@tropa/api-client/wire';
import { shop } from './shop-address';

const catalogUrl = '/api/catalog/getItems/';

/** The page data of a section: what `seedStore` puts into the store. */
export async function readGoods(url: string, sectionId: number, cookie: string): Promise<Record<string, unknown>> {
  const { url: path, ...body } = listingArgsFromUrl(url, { sectionId, catalogUrl });
  const response = await fetch(shop + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const { result } = (await response.json()) as { result: { items: unknown; count: unknown; filters: unknown } };
  return {
    _items: { items: result.items, count: result.count },
    _filters: result.filters,
    _catalogUrl: catalogUrl,
    _sectionId: sectionId,
  };
}
