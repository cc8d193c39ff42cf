import type { FilterData } from '@tropa/api-client';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { createMemoryHistory } from './page-history.js';
import { useStatedAddress } from './useStatedAddress.js';

const filtersWith = (selected: Record<string, string[]>) =>
  ({ state: { query: '', sale: false, store: '', selected }, price: null, categories: [] }) as unknown as FilterData;

const open = (filters: FilterData) => {
  const history = createMemoryHistory('/catalog/');
  const remember = jest.spyOn(history, 'remember');
  const { result } = renderHook(() => useStatedAddress(history, '/catalog/', filters));
  return { history, remember, address: () => result.current };
};

test('marked filters are written into the address once: what is removed stays removed', () => {
  const { history, remember, address } = open(filtersWith({ brand: ['1'] }));
  expect(address()).toBe('/catalog/?brand=1');
  expect(history.read()).toBe('/catalog/?brand=1');
  expect(remember).toHaveBeenCalledTimes(1);
  act(() => history.push('/catalog/'));
  expect(address()).toBe('/catalog/');
});

test('without a marked filter nothing is written to the history', () => {
  const { history, remember, address } = open(filtersWith({}));
  expect(address()).toBe('/catalog/');
  expect(remember).not.toHaveBeenCalled();
  expect(history.entries).toEqual(['/catalog/']);
});
