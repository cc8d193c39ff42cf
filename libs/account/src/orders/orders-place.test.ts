import { placeFromQuery, placeToQuery } from './orders-place.js';

describe('the place in the list of orders', () => {
  it.each([
    [{ page: 1 }, ''],
    [{ page: 3 }, '?page=3'],
    [{ page: 1, year: 2025 }, '?year=2025'],
    [{ page: 2, year: 2025 }, '?year=2025&page=2'],
  ])('%j is written and read as «%s»', (place, query) => {
    expect(placeToQuery(place)).toBe(query);
    expect(placeFromQuery(query)).toEqual(place);
  });

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1e3', '?page=10001', '?year=5', '?year=abc&page='])(
    'reads %s as the first page of all years',
    (query) => expect(placeFromQuery(query)).toEqual({ page: 1 }),
  );
});
