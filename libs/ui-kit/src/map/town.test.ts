import fc from 'fast-check';
import { cityPoints, manyPoints } from './map.fixtures.js';
import { planOf } from './plan.js';
import type { MapPoint } from './point.js';
import { townOf } from './town.js';

const town = (points: readonly MapPoint[]) => townOf(planOf(points)!);

describe('townOf', () => {
  it('has streets, lanes, a river and parks, the same each time', () => {
    const first = town(cityPoints);
    expect(town(cityPoints)).toEqual(first);
    expect(first.streets.split('M').length).toBeGreaterThan(12);
    expect(first.lanes.split('M').length).toBeGreaterThan(40);
    expect(first.water).toMatch(/^M-?\d/);
    expect(first.parks.split('M').length).toBeGreaterThan(4);
  });

  it('differs from city to city', () => {
    expect(town(manyPoints)).not.toEqual(town(cityPoints));
  });

  it('is a valid drawing wherever the points are, and small', () => {
    const coords = fc.tuple(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(coords, { minLength: 1, maxLength: 12 }), (list) => {
        const { turn, ...paths } = town(list.map((place, id) => ({ id, coords: place, label: String(id) })));
        expect(Math.abs(turn)).toBeLessThanOrEqual(18);
        for (const path of Object.values(paths)) expect(path).toMatch(/^(?:[MLQhqvZ \d.-])*$/);
        expect(Object.values(paths).join('').length).toBeLessThan(6000);
      }),
    );
  });

  it('keeps its river away from the pins where there is room', () => {
    const { water } = town(cityPoints);
    const { pins, step } = planOf(cityPoints)!;
    const knots = [...water.matchAll(/-?\d+ -?\d+/g)].map(([pair]) => pair.split(' ').map(Number) as [number, number]);
    // Between its knots the river is rounder than a straight line, and never comes closer to the pins.
    for (const { x, y } of pins)
      for (const [left, top] of knots)
        expect(Math.hypot(left - (x / step) * 10, top - (y / step) * 10)).toBeGreaterThan(5);
  });
});
