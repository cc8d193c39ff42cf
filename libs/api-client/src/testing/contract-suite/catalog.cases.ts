import { keysIn, keysOf } from './result-keys.js';
import type { AddCase } from './suite-context.js';

const cardKeys = keysIn('getListing', 'items[]');
const comparedKeys = keysIn('getComparedItems', 'items[]');

/** Lists, search, stock, reviews, favourites and comparison. */
export function catalogCases(check: AddCase): void {
  check('lists goods with a count, sorted and paged', ['getListing'], async ({ ask }) => {
    const cheap = (await ask('getListing', { sectionId: 0, page: 1, limit: 15, sort: 'price-asc' })).result;
    expect(cheap.items).toHaveLength(Math.min(15, cheap.count));
    // A shop may put sold-out goods at the end of every list: each group is in order by itself.
    for (const isThere of [true, false]) {
      const group = cheap.items.filter((item: { isAvailable: boolean }) => item.isAvailable === isThere);
      const prices = group.map((item: { price: number }) => Number(item.price));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
    expect(keysOf(cheap.items[0])).toEqual(expect.arrayContaining([...cardKeys]));
    const second = (await ask('getListing', { sectionId: 0, page: 2, limit: 15, sort: 'price-asc' })).result;
    const first = cheap.items.map((item: { id: number }) => item.id);
    expect(second.items.some((item: { id: number }) => first.includes(item.id))).toBe(false);
    expect(second.count).toBe(cheap.count);
  });

  check(
    'orders a list by popularity, and a search by relevance: what is in stock first',
    ['getListing'],
    async ({ ask }) => {
      const all = { page: 1, limit: 60 };
      const [sample] = (await ask('getListing', { ...all, sort: 'name-asc' })).result.items;
      const query = String(sample.title).split(' ')[0];
      for (const order of [
        { sort: 'popularity-desc' },
        { sort: 'relevance-desc', filter: { query } },
        { filter: { query } },
      ]) {
        const { errorCode, result } = await ask('getListing', { ...all, ...order });
        const isThere = (result?.items ?? []).map((item: { isAvailable: boolean }) => item.isAvailable);
        expect([errorCode, isThere.length > 0]).toEqual([0, true]);
        expect(isThere.lastIndexOf(true)).toBeLessThan(
          isThere.includes(false) ? isThere.indexOf(false) : isThere.length,
        );
      }
    },
  );

  check('narrows a list by price', ['getListing'], async ({ ask }) => {
    const all = (await ask('getListing', { page: 1, limit: 60, sort: 'price-asc' })).result;
    const middle = Number(all.items[Math.floor(all.items.length / 2)].price);
    const { result } = await ask('getListing', {
      page: 1,
      limit: 60,
      sort: 'price-asc',
      filter: { price: `0,${middle}` },
    });
    expect(result.count).toBeGreaterThan(0);
    expect(result.items.every((item: { price: number }) => Number(item.price) <= middle)).toBe(true);
  });

  check('rejects unknown sorts, limits and pages past 10 000', ['getListing'], async ({ ask }) => {
    for (const wrong of [{ sort: 'name-desc' }, { limit: 20 }, { page: 10_001 }, { page: 0 }]) {
      expect((await ask('getListing', { page: 1, limit: 15, sort: 'name-asc', ...wrong })).errorCode).not.toBe(0);
    }
  });

  check('finds goods by a word', ['searchProducts'], async ({ client, ask }) => {
    const { result } = await ask('searchProducts', { query: client.searchWord, limit: 15, page: 1 });
    expect(result.items.length).toBeGreaterThan(0);
    expect(result.items.length).toBeLessThanOrEqual(15);
    expect(keysOf(result.items[0])).toEqual(expect.arrayContaining([...cardKeys]));
    expect((await ask('searchProducts', { query: 'ъъъъъъъъ', limit: 15, page: 1 })).result.items).toEqual([]);
  });

  check('says what is in stock where', ['checkAvailability'], async ({ ask, buyable }) => {
    const { id } = await buyable();
    const { result } = await ask('checkAvailability', { id });
    expect(keysOf(result)).toEqual(expect.arrayContaining([...keysIn('checkAvailability', '')]));
    expect((await ask('checkAvailability', { id: 999_999_999 })).errorCode).not.toBe(0);
  });

  check('gives reviews by offset', ['getReviews'], async ({ ask, someGoods }) => {
    const [card] = await someGoods(1);
    const { result } = await ask('getReviews', { id: card?.id, limit: 5, index: 0 });
    expect(result.reviews.length).toBeLessThanOrEqual(5);
    expect(result.count).toBeGreaterThanOrEqual(result.reviews.length);
  });

  for (const [list, add, remove, clear, items, length, keys] of [
    [
      'favourites',
      'addToFavorites',
      'removeFromFavorites',
      'clearFavorites',
      'getFavoriteItems',
      'getFavoritesLength',
      cardKeys,
    ],
    [
      'comparison',
      'addToComparison',
      'removeFromComparison',
      'clearComparison',
      'getComparedItems',
      'getComparisonLength',
      comparedKeys,
    ],
  ] as const) {
    check(`keeps a list of ${list}`, [add, remove, clear, items, length], async ({ ask, someGoods }) => {
      const [first, second] = await someGoods(2);
      expect((await ask(length)).result).toEqual({ length: 0, itemsId: [] });
      expect((await ask(add, { id: first?.id })).result.length).toBe(1);
      expect((await ask(add, { id: first?.id })).result.length).toBe(1);
      expect((await ask(add, { id: second?.id })).result.length).toBe(2);
      const ids = (await ask(length)).result.itemsId;
      expect([...ids].sort()).toEqual([first?.id, second?.id].sort());
      const shown = (await ask(items)).result.items;
      expect(shown).toHaveLength(2);
      expect(keysOf(shown[0])).toEqual(expect.arrayContaining([...keys]));
      expect((await ask(remove, { id: first?.id })).result.length).toBe(1);
      expect((await ask(clear)).errorCode).toBe(0);
      expect((await ask(length)).result).toEqual({ length: 0, itemsId: [] });
    });
  }
}
