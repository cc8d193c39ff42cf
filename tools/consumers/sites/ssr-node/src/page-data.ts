import { listingArgsFromUrl } from '@tropa/api-client';

const titles: Record<string, string> = { '2': 'Лыжи', '3': 'Ботинки' };

/** What the shop's server sends for a section, as page variables. */
export async function readPageData(shop: string, sectionId: string, url: string): Promise<Record<string, unknown>> {
  const catalogUrl = '/api/catalog/getItems/';
  const { url: path, ...body } = listingArgsFromUrl(url, { sectionId: Number(sectionId), catalogUrl });
  const answer = await fetch(shop + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result } = (await answer.json()) as { result: { items: unknown; count: unknown; filters: unknown } };
  return {
    _items: { items: result.items, count: result.count },
    _filters: result.filters,
    _catalogUrl: catalogUrl,
    _sectionId: Number(sectionId),
    _title: titles[sectionId] ?? 'Товары',
  };
}
