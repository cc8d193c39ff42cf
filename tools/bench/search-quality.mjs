import { readFileSync } from 'node:fs';

const judged = JSON.parse(
  readFileSync(new URL('../../apps/server/src/shop/search/judged-queries.json', import.meta.url), 'utf8'),
);

/** Discounted gain of ten results: the first ones count more than the last. */
const worth = (gains) => gains.slice(0, 10).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/** nDCG@10 of the judged queries in a demo shop, 0…1: its search results relative to the best possible ones. */
export async function measureSearchQuality({ address }) {
  const call = async (path, body) => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { result } = await response.json();
    return { ...result, titles: result.items.map(({ title }) => title) };
  };
  const titles = [];
  for (let page = 1, count = 1; titles.length < count; page += 1) {
    const list = await call('/api/catalog/getItems/', { sectionId: 0, page, limit: 60, sort: 'name-asc' });
    titles.push(...list.titles);
    count = list.titles.length === 0 ? 0 : list.count;
  }
  let sum = 0;
  for (const { query, best, good } of judged) {
    const gain = (title) => (new RegExp(best, 'u').test(title) ? 3 : good && new RegExp(good, 'u').test(title) ? 1 : 0);
    const found = (await call('/api/catalog/search/', { query, limit: 10, page: 1 })).titles;
    const ideal = worth(titles.map(gain).sort((one, other) => other - one));
    sum += ideal === 0 ? Number(found.length === 0) : worth(found.map(gain)) / ideal;
  }
  return sum / judged.length;
}
