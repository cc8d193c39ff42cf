import type { ColourId } from './palette.js';

/** A tinted ground under the goods: the wall and the lighter floor of the same tint. */
export interface Plate {
  wall: string;
  floor: string;
  shadow: string;
}

/** Plates by their letter in picture keys. */
export const plates = {
  g: { wall: '#EFF1EE', floor: '#F7F8F6', shadow: '#8E948C' },
  y: { wall: '#FFF1CF', floor: '#FFF8E6', shadow: '#C9A04A' },
  t: { wall: '#E2F2F0', floor: '#F0F9F8', shadow: '#6FA9A3' },
  b: { wall: '#E9F0FA', floor: '#F4F8FD', shadow: '#8099BD' },
  r: { wall: '#F9EDEA', floor: '#FDF7F5', shadow: '#BF968C' },
} as const satisfies Record<string, Plate>;

/** Letter of a plate. */
export type PlateId = keyof typeof plates;

/** Every plate's letter. */
export const plateIds = Object.keys(plates) as PlateId[];

/** Plates that goods of a colour blend into or clash with. */
const poorPlates: Partial<Record<ColourId, readonly PlateId[]>> = {
  white: ['g'],
  beige: ['y', 'r'],
  yellow: ['y'],
  orange: ['r'],
  lime: ['y'],
  sky: ['b'],
  teal: ['t'],
  pink: ['r'],
};

/** Plates that show goods of these colours well. */
export function platesFor(colours: readonly ColourId[]): PlateId[] {
  const fitting = plateIds.filter((plate) => !colours.some((colour) => poorPlates[colour]?.includes(plate)));
  return fitting.length > 0 ? fitting : ['g'];
}
