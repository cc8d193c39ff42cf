import fc from 'fast-check';
import { distanceRu, planOf, roundDown } from './plan.js';
import type { MapPoint } from './point.js';

const point = (id: number, latitude: number, longitude: number): MapPoint => ({
  id,
  coords: [latitude, longitude],
  label: `Адрес ${id}`,
});

const tyumen = [
  point(1, 57.1401, 65.5705),
  point(2, 57.1502, 65.5639),
  point(3, 57.1348, 65.5862),
  point(4, 57.1036, 65.6216),
];

describe('planOf', () => {
  it('is null without points', () => expect(planOf([])).toBeNull());

  it('puts a single point into the middle of about a kilometre', () => {
    const plan = planOf([point(1, 57.15, 65.55)])!;
    expect(plan.height).toBe(1113);
    expect(plan.pins).toEqual([expect.objectContaining({ x: 0, y: 0, isRoomy: true })]);
  });

  it('keeps north up and east to the right, at true distances', () => {
    const [first, second] = planOf([point(1, 57.1, 65.5), point(2, 57.2, 65.6)])!.pins;
    expect(first!.y - second!.y).toBeCloseTo(11_132, -1);
    expect(second!.x - first!.x).toBeCloseTo(6041, -2);
  });

  it('shows each of four shops of a city separately', () => {
    expect(planOf(tyumen)!.pins.map(({ points }) => points.map(({ id }) => id))).toEqual([[1], [2], [3], [4]]);
  });

  it('merges pins that would cover one another, and separates them when only they are shown', () => {
    const near = [point(1, 57.15, 65.55), point(2, 57.1501, 65.5501), point(3, 57.3, 65.9)];
    expect(planOf(near)!.pins.map(({ points }) => points.length)).toEqual([2, 1]);
    const close = [point(1, 57.15, 65.55), point(2, 57.154, 65.554)];
    expect(planOf([...close, point(3, 57.3, 65.9)])!.pins[0]!.points).toHaveLength(2);
    expect(planOf(close)!.pins).toHaveLength(2);
  });

  const place = fc.record({
    latitude: fc.double({ min: 41, max: 77, noNaN: true }),
    longitude: fc.double({ min: 20, max: 179, noNaN: true }),
  });

  it('loses no point, and keeps every pin inside', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
        const points = places.map(({ latitude, longitude }, index) => point(index, latitude, longitude));
        const { pins, width, height, step } = planOf(points)!;
        expect(
          pins
            .flatMap((pin) => pin.points)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(points.map(({ id }) => id).sort());
        for (const { x, y } of pins) {
          expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 1);
          expect(Math.abs(y)).toBeLessThanOrEqual(height / 2 + 1);
        }
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(Math.max(width, height));
      }),
    );
  });
});

describe('the scale', () => {
  it.each([
    [1, 1],
    [1.9, 1],
    [2, 2],
    [4.99, 2],
    [5, 5],
    [99, 50],
    [1000, 1000],
    [7300, 5000],
  ])('%d is rounded down to %d', (value, round) => expect(roundDown(value)).toBe(round));

  it.each([
    [50, '50\u00A0м'],
    [1000, '1\u00A0км'],
    [2000, '2\u00A0км'],
  ])('%d m reads «%s»', (metres, text) => expect(distanceRu(metres)).toBe(text));
});
