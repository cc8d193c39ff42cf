import { keysIn, keysOf } from './result-keys.js';
import type { AddCase } from './suite-context.js';

const pointKeys = keysIn('getReceivePoints', 'items[]');

/** Cities and their receive points. */
export function locationCases(check: AddCase): void {
  check(
    'knows cities and their receive points',
    ['setCity', 'getReceivePoints', 'searchCities', 'getLocation'],
    async ({ client, ask }) => {
      const { cityWithShops, cityWithPoints } = client;
      expect(keysOf((await ask('getLocation')).result.curLocation)).toEqual(expect.arrayContaining(['id', 'value']));
      const list = (await ask('getCityList')).result;
      expect((list.items ?? list).length).toBeGreaterThan(1);
      const found = (await ask('searchCities', { query: cityWithPoints.value.slice(0, 4), limit: 15, page: 1 })).result;
      expect(found.items.map((city: { value: string }) => city.value)).toContain(cityWithPoints.value);
      const shops = (await ask('getReceivePoints', { id: cityWithShops.id })).result;
      expect(shops.type).toBe('shops');
      expect(keysOf(shops.items[0])).toEqual(expect.arrayContaining([...pointKeys]));
      expect((await ask('setCity', { ...cityWithPoints })).result.type).toBe('points');
      expect((await ask('getLocation')).result.curLocation.id).toBe(cityWithPoints.id);
    },
  );
}
