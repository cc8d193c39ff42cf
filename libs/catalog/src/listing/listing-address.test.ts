import fc from 'fast-check';
import {
  chosenOptions,
  chosenPrice,
  withLimit,
  withOption,
  withoutFilters,
  withPage,
  withPrice,
  withSort,
} from './listing-address.js';

describe('the address of a list', () => {
  it('writes pages after the first', () => {
    expect(withPage('/catalog/lyzhi/?brand=1,2', 3)).toBe('/catalog/lyzhi/?brand=1,2&page=3');
    expect(withPage('/catalog/lyzhi/?brand=1,2&page=3', 1)).toBe('/catalog/lyzhi/?brand=1,2');
  });

  it('goes to the first page when the order or a filter changes', () => {
    expect(withSort('/catalog/?page=4', 'price-asc')).toBe('/catalog/?sort=price-asc');
    expect(withOption('/catalog/?page=4', 'brand', '7', true)).toBe('/catalog/?brand=7');
    expect(withPrice('/catalog/?page=4', [100, 200], [0, 900])).toBe('/catalog/?price=100,200');
    expect(withoutFilters('/catalog/?page=4&brand=7')).toBe('/catalog/');
  });

  it('writes the limit and the page that follows from it', () => {
    expect(withLimit('/catalog/?page=9', 9, 15, 60)).toBe('/catalog/?page=3&limit=60');
    expect(withLimit('/catalog/?page=9&limit=60', 9, 60, 15)).toBe('/catalog/?limit=15');
  });

  it('reads both spellings of several options', () => {
    expect(chosenOptions('/catalog/?brand=1,2', 'brand')).toEqual(['1', '2']);
    expect(chosenOptions('/catalog/?brand=1&brand=2', 'brand')).toEqual(['1', '2']);
    expect(chosenOptions('/catalog/?brand=', 'brand')).toEqual([]);
    expect(withOption('/catalog/?brand=1&brand=2', 'brand', '3', true)).toBe('/catalog/?brand=1,2,3');
  });

  it('adds an option once and removes it completely', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}$/)),
        fc.stringMatching(/^[a-z0-9]{1,6}$/),
        (ids, id) => {
          const start = ids.reduce((url, each) => withOption(url, 'brand', each, true), '/catalog/?item_id=5');
          const chosen = withOption(withOption(start, 'brand', id, true), 'brand', id, true);
          expect(chosenOptions(chosen, 'brand').filter((each) => each === id)).toEqual([id]);
          expect(chosenOptions(withOption(chosen, 'brand', id, false), 'brand')).toEqual(
            ids.filter((each) => each !== id),
          );
          expect(chosen).toContain('item_id=5');
        },
      ),
    );
  });

  it.each([
    ['/catalog/?price=100,200', [100, 200]],
    ['/catalog/?price=100&price=200', [100, 200]],
    ['/catalog/?price=200,100', null],
    ['/catalog/?price=abc,100', null],
    ['/catalog/?price=100', null],
    ['/catalog/?price=1,2,3', null],
    ['/catalog/', null],
  ])('the price range of %s is %j', (url, expected) => {
    expect(chosenPrice(url)).toEqual(expected);
  });

  it('does not write the whole price range', () => {
    expect(withPrice('/catalog/?price=100,200', [0, 900], [0, 900])).toBe('/catalog/');
    expect(withPrice('/catalog/', [0, 899], [0, 900])).toBe('/catalog/?price=0,899');
  });

  it('drops every filter but keeps the query, the order, the size and the item', () => {
    expect(withoutFilters('/search/?q=лыжи&brand=1&price=1,2&sale=1&store=3&sort=price-asc&limit=30&item_id=9')).toBe(
      editedSearch('q=лыжи&sort=price-asc&limit=30&item_id=9'),
    );
  });
});

const editedSearch = (query: string) => `/search/?${new URLSearchParams(query).toString()}`;
