import { boundsOf } from './bounds.js';
import type { MapPoint } from './point.js';

/** Points at one place of the plot, or a single one. */
export interface PlanPin {
  readonly points: readonly MapPoint[];
  /** Metres to the right of the middle. */
  readonly x: number;
  /** Metres below the middle. */
  readonly y: number;
  /** Side that its label is on, so that it stays inside. */
  readonly side: 'start' | 'end';
  /** There is room for its label among the others. */
  readonly isRoomy: boolean;
}

/** Layout of the points, in metres: the plot converts it to pixels in CSS. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** A round distance, metres: a cell of the grid and the scale bar. */
  readonly step: number;
  readonly pins: readonly PlanPin[];
}

const metresInDegree = 111_320;
/** The smallest area for pins that a plot has, px; a larger one only moves pins apart. */
const field = { width: 240, height: 150 };
/** Pins closer than this would cover one another, px. */
const nearest = 30;
/** The area size from which labels are shown, and the size of a label, px. */
const labels = { field: { width: 400, height: 210 }, width: 168, height: 44, pinHeight: 40 };

/** The largest of 1, 2, 5, 10, 20, … that is not above the value. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [5, 2, 1].find((candidate) => candidate * power <= value * (1 + 1e-9)) ?? 1;
  return digit * power;
}

/** «200 м», «5 км» */
export const distanceRu = (metres: number): string => (metres < 1000 ? `${metres}\u00A0м` : `${metres / 1000}\u00A0км`);

interface Placed {
  readonly points: MapPoint[];
  readonly x: number;
  readonly y: number;
}

const gather = (places: readonly { point: MapPoint; x: number; y: number }[], scale: number): Placed[] => {
  const pins: Placed[] = [];
  for (const { point, x, y } of places) {
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) * scale < nearest);
    if (near) near.points.push(point);
    else pins.push({ points: [point], x, y });
  }
  return pins;
};

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const sideOf = ({ x }: Placed): PlanPin['side'] => (x <= 0 ? 'end' : 'start');

const withLabels = (pins: readonly Placed[], scale: number): PlanPin[] => {
  const bodies = pins.map(({ x, y }): Box => [x * scale - 18, y * scale - labels.pinHeight, x * scale + 18, y * scale]);
  const taken: Box[] = [];
  return pins.map((pin, index) => {
    const side = sideOf(pin);
    const left = pin.x * scale + (side === 'end' ? 18 : -18 - labels.width);
    const top = pin.y * scale - labels.pinHeight;
    const box: Box = [left, top, left + labels.width, top + labels.height];
    const isRoomy =
      pin.points.length === 1 &&
      !bodies.some((body, other) => other !== index && overlap(box, body)) &&
      !taken.some((other) => overlap(box, other));
    if (isRoomy) taken.push(box);
    return { ...pin, side, isRoomy };
  });
};

/**
 * Lays points out on a plane: the centre of their bounds is 0,0. Pins that would cover one another at the smallest size
 * of the plot are merged.
 * @returns null without points.
 */
export function planOf(points: readonly MapPoint[]): Plan | null {
  const bounds = boundsOf(points);
  if (!bounds) return null;
  const { south, west, north, east } = bounds;
  const middle = [(south + north) / 2, (west + east) / 2] as const;
  const metresInLongitude = metresInDegree * Math.max(0.01, Math.cos((middle[0] * Math.PI) / 180));
  const width = Math.round((east - west) * metresInLongitude);
  const height = Math.round((north - south) * metresInDegree);
  const places = points.map((point) => ({
    point,
    x: Math.round((point.coords[1] - middle[1]) * metresInLongitude),
    y: Math.round((middle[0] - point.coords[0]) * metresInDegree),
  }));
  const scaleIn = (size: { width: number; height: number }) => Math.min(size.width / width, size.height / height);
  return {
    width,
    height,
    step: Math.max(1, roundDown(72 / scaleIn(field))),
    pins: withLabels(gather(places, scaleIn(field)), scaleIn(labels.field)),
  };
}
