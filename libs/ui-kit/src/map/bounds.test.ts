import fc from 'fast-check';
import { boundsOf, singlePointReach } from './bounds.js';

const at = (latitude: number, longitude: number) => ({ coords: [latitude, longitude] as const });

describe('boundsOf', () => {
  it('reaches ±0.005 around a single point', () => {
    const bounds = boundsOf([at(57.153, 65.5343)]);
    expect(bounds?.south).toBeCloseTo(57.148, 9);
    expect(bounds?.north).toBeCloseTo(57.158, 9);
    expect(bounds?.west).toBeCloseTo(65.5293, 9);
    expect(bounds?.east).toBeCloseTo(65.5393, 9);
  });

  it('treats points at one place as a single point', () => {
    expect(boundsOf([at(57, 65), at(57, 65)])).toEqual(boundsOf([at(57, 65)]));
  });

  it('ends at the outermost points', () => {
    expect(boundsOf([at(57.1, 65.6), at(57.2, 65.5), at(57.15, 65.9)])).toEqual({
      south: 57.1,
      north: 57.2,
      west: 65.5,
      east: 65.9,
    });
  });

  it('is null without points', () => {
    expect(boundsOf([])).toBeNull();
  });

  const coordinate = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true, noDefaultInfinity: true });
  const points = fc.array(fc.tuple(coordinate(90), coordinate(180)), { minLength: 1, maxLength: 40 });

  it('contains every point, and is never smaller than around a single one', () => {
    fc.assert(
      fc.property(points, (places) => {
        const bounds = boundsOf(places.map(([latitude, longitude]) => at(latitude, longitude)))!;
        for (const [latitude, longitude] of places) {
          expect(latitude).toBeGreaterThanOrEqual(bounds.south);
          expect(latitude).toBeLessThanOrEqual(bounds.north);
          expect(longitude).toBeGreaterThanOrEqual(bounds.west);
          expect(longitude).toBeLessThanOrEqual(bounds.east);
        }
        expect(bounds.north - bounds.south).toBeGreaterThan(2 * singlePointReach - 1e-9);
        expect(bounds.east - bounds.west).toBeGreaterThan(2 * singlePointReach - 1e-9);
      }),
    );
  });

  it('does not depend on the order of points', () => {
    fc.assert(
      fc.property(points, (places) => {
        const list = places.map(([latitude, longitude]) => at(latitude, longitude));
        expect(boundsOf([...list].reverse())).toEqual(boundsOf(list));
      }),
    );
  });

  it('grows only when another point is outside', () => {
    fc.assert(
      fc.property(points, points, (some, more) => {
        const listOf = (places: typeof some) => places.map(([latitude, longitude]) => at(latitude, longitude));
        const less = boundsOf(listOf(some))!;
        const all = boundsOf(listOf([...some, ...more]))!;
        expect(all.north - all.south).toBeGreaterThanOrEqual(less.north - less.south - 1e-9);
        expect(all.east - all.west).toBeGreaterThanOrEqual(less.east - less.west - 1e-9);
      }),
    );
  });
});
