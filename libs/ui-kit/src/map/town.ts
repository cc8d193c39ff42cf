import type { Plan } from './plan.js';

/** What the plot draws between its pins, as path data: tenths of the plan's step, from its centre, south down. */
export interface Town {
  readonly parks: string;
  readonly lanes: string;
  readonly water: string;
  readonly streets: string;
  /** Degrees that the streets are turned by. */
  readonly turn: number;
}

/** How far it is drawn to each side of the centre, steps: even the widest plot shows fewer. */
const reach = 12;
/** How far a pin should stay from the middle of the river, steps. */
const shore = 0.8;

type Place = readonly [x: number, y: number];

/** A number from 0 to 1 that depends on all of the keys, the same in every engine. */
function noise(...keys: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const key of keys) {
    hash = Math.imul(hash ^ key, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  }
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const at = (...values: readonly number[]): string => values.map((value) => Math.round(value * 10)).join(' ');
const each = (step: number, line: (index: number) => string): string => {
  let path = '';
  for (let index = -reach; index <= reach; index += step) path += line(index);
  return path;
};

/** A river along one axis, as the other coordinate at every fourth step. */
const riverOf = (seed: number, offset: number) => (index: number) => offset + (noise(seed, 5, index) - 0.5) * 2.4;

const clearance = (river: (index: number) => number, places: readonly Place[]): number =>
  Math.min(
    ...places.map(([x, y]) => {
      const before = Math.floor(x / 4) * 4;
      const share = (x - before) / 4;
      return Math.abs(river(before) * (1 - share) + river(before + 4) * share - y);
    }),
  );

/** The course of a visible river that keeps away from the pins, or as far away as possible. */
function waterOf(seed: number, places: readonly Place[]): string {
  const isUpright = noise(seed, 6) < 0.4;
  const along = isUpright ? places.map(([x, y]): Place => [y, x]) : places;
  const edge = Math.max(1, ...along.map(([, y]) => Math.abs(y))) + 0.4;
  const courses = [0.2, -0.5, 0.8, -0.9, 0.5, -0.2, 1, -1].map((share) =>
    riverOf(seed, edge * share * (noise(seed, 7) < 0.5 ? 1 : -1)),
  );
  const free = courses.map((river) => clearance(river, along));
  const best = free.findIndex((width) => width >= shore);
  const river = courses[best >= 0 ? best : free.indexOf(Math.max(...free))]!;
  const knot = (x: number) => (isUpright ? at(river(x), x) : at(x, river(x)));
  const middle = (x: number) => {
    const y = (river(x) + river(x + 4)) / 2;
    return isUpright ? at(y, x + 2) : at(x + 2, y);
  };
  return `M${knot(-reach)}${each(4, (x) => `Q${knot(x)} ${middle(x)}`)}`;
}

/**
 * Streets, a river and parks around the pins of a plan. They are not real: derived from the positions of the pins, the
 * same each time, so that points look like places in a town and not like dots on graph paper.
 */
export function townOf({ pins, step }: Plan): Town {
  const [latitude, longitude] = pins[0]!.points[0]!.coords;
  const seed = Math.round(latitude * 1000) * 4001 + Math.round(longitude * 1000);
  const vary = (kind: number, index: number, by: number) => (noise(seed, kind, index * 2) - 0.5) * by;
  const lane = (index: number, turned: boolean) => {
    const line = index + vary(turned ? 1 : 2, index, 0.3);
    // A lane begins and ends at some crossing: endless ones would look like a grid again.
    const from = Math.round(vary(turned ? 8 : 9, index, 2 * reach)) - 4;
    const to = from + 5 + Math.round(noise(seed, 10, index * 2) * 8);
    return turned ? `M${at(from, line)}L${at(to, line)}` : `M${at(line, from)}L${at(line, to)}`;
  };
  const street = (index: number, turned: boolean) => {
    const [start, bend, end] = [3, 4, 11].map((kind) => index + vary(kind + (turned ? 20 : 0), index, 1.6));
    return turned
      ? `M${at(-reach, start!)}Q${at(0, bend!, reach, end!)}`
      : `M${at(start!, -reach)}Q${at(bend!, 0, end!, reach)}`;
  };
  // One of the four blocks around the middle always is a park.
  const [nearX, nearY] = [noise(seed, 16) < 0.5 ? -3 : 0, noise(seed, 17) < 0.5 ? -2 : 0];
  const park = (x: number, y: number) => {
    if (noise(seed, 12, x, y) > 0.24 && !(x === nearX && y === nearY)) return '';
    const [width, height] = [0.9 + noise(seed, 13, x, y) * 1.4, 0.6 + noise(seed, 14, x, y)];
    return `M${at(x, y)}h${at(width)}q3 0 3 3v${at(height)}h${at(-width * 0.7)}q${at(-width * 0.3)} 0 ${at(-width * 0.3 - 0.3)} -5Z`;
  };
  return {
    parks: each(3, (x) => each(2, (y) => park(x, y))),
    lanes: each(
      1,
      (index) => lane(index, false) + lane(index, true) + lane(index + 0.5, false) + lane(index + 0.5, true),
    ),
    water: waterOf(
      seed,
      pins.map(({ x, y }): Place => [x / step, y / step]),
    ),
    streets: each(3, (index) => street(index, false) + street(index + 1, true)),
    turn: Math.round(vary(15, 0, 36)),
  };
}
