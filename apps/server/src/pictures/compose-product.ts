import { artRecipe, type ArtName } from './art/art-list.js';
import { art } from './art/art.js';
import { colourTargets, type ColourId } from './palette.js';
import { plates, type Plate, type PlateId } from './plates.js';
import type { ProductView } from './product-view.js';
import { recolour } from './recolour.js';

/** Where a drawing is put: its bounding box is scaled to `size` (the longer side) around a middle. */
export interface Placement {
  x: number;
  y: number;
  size: number;
  angle?: number;
  isMirrored?: boolean;
}

/** A drawing in a colour, as an element to be placed. */
export function paintedArt(name: ArtName, colour: ColourId): string {
  return recolour(art[name].body, artRecipe(name), art[name].mean, colourTargets[colour]);
}

/** A drawing put onto the picture. */
export function placedArt(name: ArtName, body: string, { x, y, size, angle = 0, isMirrored }: Placement): string {
  const [left, top, right, bottom] = art[name].box;
  const scale = size / Math.max(right - left, bottom - top);
  const mirror = isMirrored ? 'scale(-1 1)' : '';
  return (
    `<g transform="translate(${x} ${y}) ${mirror} rotate(${angle}) scale(${scale.toFixed(4)}) ` +
    `translate(${(-(left + right) / 2).toFixed(3)} ${(-(top + bottom) / 2).toFixed(3)})">${body}</g>`
  );
}

/** How high a drawing is when its longer side is `size`. */
export function placedHeight(name: ArtName, size: number): number {
  const [left, top, right, bottom] = art[name].box;
  return (size * (bottom - top)) / Math.max(right - left, bottom - top);
}

/** How wide a drawing is when its longer side is `size`. */
export function placedWidth(name: ArtName, size: number): number {
  const [left, top, right, bottom] = art[name].box;
  return (size * (right - left)) / Math.max(right - left, bottom - top);
}

/** The soft shadow that something casts on the ground under it. */
export function groundShadow(x: number, y: number, width: number, colour: string, id = 'ground'): string {
  return (
    `<defs><radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".55"/>` +
    `<stop offset=".6" stop-color="${colour}" stop-opacity=".22"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>` +
    `</radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 13}" fill="url(#${id})"/>`
  );
}

function backdrop(plate: Plate, view: ProductView): string {
  const wall = `<rect width="100" height="100" fill="${plate.wall}"/>`;
  if (view === 3) return `${wall}<circle cx="50" cy="50" r="40" fill="${plate.floor}"/>`;
  if (view === 2) return `<rect width="100" height="100" fill="${plate.floor}"/>`;
  return wall;
}

const smaller: Partial<Record<ArtName, number>> = { 'ping-pong': 0.9, hook: 0.86, fish: 0.92, socks: 0.95 };

/** Drawn on water, which does not tilt. */
const afloat = new Set<ArtName>(['canoe', 'speedboat', 'motor-boat']);

/** The inside of a product's 100 × 100 picture. */
export function composeProduct(name: ArtName, colour: ColourId, plateId: PlateId, view: ProductView): string {
  const plate = plates[plateId];
  const body = paintedArt(name, colour);
  const size = 62 * (smaller[name] ?? 1);
  const base = backdrop(plate, view);
  const standing = (x: number, y: number, length: number, extra: Partial<Placement> = {}, id = 'ground') => {
    const foot = y + placedHeight(name, length) / 2 - 0.4;
    const shadow = groundShadow(x, foot, placedWidth(name, length) * 1.12, plate.shadow, id);
    return shadow + placedArt(name, body, { x, y, size: length, ...extra });
  };
  switch (view) {
    case 1:
      return base + standing(50, 50, size);
    case 2:
      return base + placedArt(name, body, { x: 50, y: 51, size: size * 1.28, angle: afloat.has(name) ? 0 : -14 });
    case 3:
      return base + standing(50, 51, size * 0.88, { isMirrored: true });
    case 4:
      return base + placedArt(name, body, { x: 55, y: 56, size: size * 1.95, angle: 4 });
    case 5:
      return base + standing(37, 44, size * 0.62, {}, 'far') + standing(61, 56, size * 0.76, { isMirrored: true });
  }
}

/** The inside of a 100 × 100 picture without any ground; the goods fill it. */
export function composeCutout(name: ArtName, colour: ColourId): string {
  return placedArt(name, paintedArt(name, colour), { x: 50, y: 50, size: 96 });
}
