import { toFiltersWire } from './listing-filters-wire.js';
import type { ListingFacets } from './listing-facets.js';
import type { ListingFilter } from './listing-filter.js';

const properties = [
  { id: 1, slug: 'color', title: 'Цвет' },
  { id: 2, slug: 'frame', title: 'Размер рамы' },
];
const facets: ListingFacets = {
  brands: [],
  values: [
    { id: 10, propertyId: 1, value: 'красный', swatch: '', count: 90 },
    { id: 20, propertyId: 2, value: 'M', swatch: '', count: 5 },
  ],
  shares: new Map([
    [1, 0.9],
    [2, 0.05],
  ]),
  stores: [],
  saleCount: 0,
  hasSale: false,
  price: [90, 9000],
};
const filter = (values: [number, number[]][] = []): ListingFilter =>
  ({
    query: '',
    isSale: false,
    stores: [],
    brands: [],
    values: new Map(values),
    price: undefined,
  }) as unknown as ListingFilter;

const offered = (chosen: ListingFilter, shares = facets.shares) =>
  (toFiltersWire({ ...facets, shares }, properties, chosen).properties ?? []).map(({ id }) => id);

describe('the properties that a list offers', () => {
  it('leaves what few of its goods have to narrower lists', () => {
    expect(offered(filter())).toEqual(['color']);
  });

  it('offers it where it is common', () => {
    expect(offered(filter(), new Map([...facets.shares, [2, 0.8]]))).toEqual(['color', 'frame']);
  });

  it('keeps it where it is chosen: a choice must be seen to be taken back', () => {
    expect(offered(filter([[2, [20]]]))).toEqual(['color', 'frame']);
  });
});
