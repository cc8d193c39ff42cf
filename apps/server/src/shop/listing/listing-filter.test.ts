import { readListingFilter } from './listing-filter.js';

const properties = [
  { id: 7, slug: 'color', title: 'Цвет' },
  { id: 8, slug: 'price', title: 'Имя, занятое ценой' },
];
const read = (source: Record<string, unknown>) => readListingFilter(source, properties);

describe('filter of the catalogue call', () => {
  it.each([
    ['100,200', [10_000, 20_000]],
    ['99.5,200', [9_950, 20_000]],
    [' 1 , 2 ', [100, 200]],
    ['100,', [10_000, 2_147_483_600]],
    [',200', [0, 20_000]],
    ['1,999999999999', [100, 2_147_483_600]],
    [',', null],
    ['100', null],
    ['-1,5', null],
    ['1,2,3', null],
    ['a,b', null],
  ])('price %j is %j kopecks', (price, kopecks) => {
    expect(read({ price }).price).toEqual(kopecks);
  });

  it('keeps each id once, in order, and drops what is not an id', () => {
    expect(read({ brand: '3,1,3,x,-2,0,1.5,99999999999' }).brands).toEqual([1, 3]);
    expect(read({ brand: 5 }).brands).toEqual([5]);
    expect([...read({ color: '2,1', unknown: '1' }).values]).toEqual([[7, [1, 2]]]);
  });

  it('accepts no more filters at once than counting has bits for', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, slug: `filter-${index}`, title: '' }));
    const all = Object.fromEntries(many.map(({ slug }) => [slug, '1']));
    expect([...readListingFilter(all, many).values.keys()]).toEqual(many.slice(0, 26).map(({ id }) => id));
  });

  it('lets no property have a reserved name', () => {
    expect(read({ price: '8,9' }).values.size).toBe(0);
  });

  it.each([
    [true, true],
    ['1', true],
    [1, true],
    ['Y', true],
    ['0', false],
    [false, false],
    ['', false],
    [undefined, false],
  ])('sale %j is %j', (sale, isSale) => {
    expect(read({ sale }).isSale).toBe(isSale);
  });

  it('knows the query by both names, and trims it', () => {
    expect(read({ query: ' лыжи ' }).query).toBe('лыжи');
    expect(read({ q: 'лыжи' }).query).toBe('лыжи');
    expect(read({}).query).toBe('');
  });
});
