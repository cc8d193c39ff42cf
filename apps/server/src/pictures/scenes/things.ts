import type { ArtName } from '../art/art-list.js';
import type { ColourId } from '../palette.js';
import type { SceneItem } from './scene.js';

/** A drawing in a colour. */
export type Thing = readonly [art: ArtName, colour: ColourId];

export const tree: Thing = ['evergreen-tree', 'green'];

/** A thing whose foot is at a height, with a shadow under it. */
export const standing = ([art, colour]: Thing, x: number, foot: number, size: number): SceneItem => ({
  art,
  colour,
  x,
  y: foot - size / 2,
  size,
  isStanding: true,
});

/** A thing on a wall. */
export const hanging = ([art, colour]: Thing, x: number, y: number, size: number, angle = 0): SceneItem => ({
  art,
  colour,
  x,
  y,
  size,
  angle,
});
