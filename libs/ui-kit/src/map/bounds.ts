import type { MapPoint } from './point.js';

/** Edges of a map section, degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** How far a map reaches to each side of a single point, degrees. */
export const singlePointReach = 0.005;

const spread = (values: readonly number[]): readonly [number, number] => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (most - least >= 2 * singlePointReach) return [least, most];
  const middle = least + (most - least) / 2;
  return [middle - singlePointReach, middle + singlePointReach];
};

/**
 * The map section that shows every point; ±0.005° around a single one, and never less than that.
 * @returns null when there is no point.
 */
export function boundsOf(points: readonly Pick<MapPoint, 'coords'>[]): Bounds | null {
  if (points.length === 0) return null;
  const [south, north] = spread(points.map(({ coords }) => coords[0]));
  const [west, east] = spread(points.map(({ coords }) => coords[1]));
  return { south, west, north, east };
}
