import { GoodsIndex } from './goods-index.js';
import { narrow, scopeSet } from './narrow.js';

/** Goods without anything but a price: the id times a hundred roubles. */
const indexOf = (count: number): GoodsIndex => {
  const goods = new GoodsIndex(1);
  for (let id = 1; id <= count; id += 1) {
    goods.load({
      id,
      sectionId: 1,
      brandId: 0,
      priceKopecks: id * 100_00,
      oldPriceKopecks: null,
      popularity: 0,
      demand: 0,
      isRecommended: false,
      facets: [],
      ownFacets: [],
      stores: [],
      lexemes: [],
      variants: [],
      cardPrint: 0,
      cardVariantId: 0,
    });
  }
  goods.finish();
  return goods;
};

const everything = { sectionIds: null, itemId: null, meaning: undefined };
const nothing = { query: '', isSale: false, stores: [], price: null, itemId: null, brands: [], values: new Map() };

describe('a price range', () => {
  const goods = indexOf(10);
  const idsWithin = (from: number, to: number): number[] => {
    const filter = { ...nothing, price: [from * 100, to * 100] as const };
    const ids: number[] = [];
    narrow(goods, scopeSet(goods, everything), filter).passing.forEach((slot) =>
      ids.push(goods.columns.slots.idOf(slot)),
    );
    return ids;
  };

  it.each([
    ['few goods', 300, 500, [3, 4, 5]],
    ['most goods', 200, 900, [2, 3, 4, 5, 6, 7, 8, 9]],
    ['all goods', 100, 1_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['one good', 400, 400, [4]],
    ['a gap between goods', 410, 490, []],
    ['what is cheaper than all', 0, 99.99, []],
    ['ends in the wrong order', 500, 300, []],
  ])('over %s includes the goods at both its ends', (_what, from, to, ids) => {
    expect(idsWithin(from, to)).toEqual(ids);
  });

  it('does not include removed goods', () => {
    const rest = indexOf(10);
    rest.unsort(5);
    rest.remove(5);
    const { passing } = narrow(rest, scopeSet(rest, everything), { ...nothing, price: [200_00, 900_00] });
    expect(passing.count()).toBe(7);
  });
});
