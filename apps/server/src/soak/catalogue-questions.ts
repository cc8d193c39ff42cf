import { LISTING_SORTS } from '@tropa/api-client/wire';
import fc from 'fast-check';
import type { ListingArgs } from '../shop/listing/get-listing.js';
import { brands, colours, kinds, prices, sections, shops, sizes } from './catalogue-shop.js';

const idList = (ids: readonly number[]) =>
  fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }).map((list) => list.join(','));
/** A value once in `times`, else none. */
const once = <Value>(times: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
/** An end of a price range, roubles; every other one is a price of goods, so that ranges end exactly there. */
const priceEnd = fc.oneof(
  fc.nat(700),
  fc.constantFrom(...prices.filter((kopecks) => kopecks % 100 === 0).map((kopecks) => kopecks / 100)),
);
/** Found, found in part, mistyped, and not found. */
export const queries = [
  'лыжи',
  'палатка',
  'ёлка рюкзак',
  'zebra',
  'рюкзак 2',
  'нигде',
  'лыжы',
  'тайга',
  'ks;b',
  // A synonym, one word written in three ways, a code.
  'вигвам',
  'ёлка палка',
  'ёлкапалка',
  'Ёлка-палка',
  'a 7',
  'A-17 палатка',
];

/** What a visitor asks a list for. */
export const randomArgs: fc.Arbitrary<ListingArgs> = fc.record({
  sectionId: fc.constantFrom(0, 0, ...sections),
  page: fc.constantFrom(1, 1, 1, 2, 3),
  limit: fc.constantFrom(2, 5, 15),
  sort: fc.constantFrom(...LISTING_SORTS),
  filter: fc
    .record({
      brand: once(3, idList([...brands, 99])),
      price: once(
        3,
        fc.tuple(priceEnd, priceEnd).map(([from, to]) => `${from},${to}`),
      ),
      sale: once(4, fc.constant('1')),
      store: once(3, idList([...shops, 99])),
      colour: once(3, idList([...colours, 5])),
      size: once(3, idList([...sizes, 9])),
      kind: once(4, idList([...kinds, 99])),
      item_id: once(12, fc.integer({ min: 1, max: 60 }).map(String)),
      query: once(3, fc.constantFrom(...queries)),
    })
    .map((filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))),
});
