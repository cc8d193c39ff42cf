import type { ArtName } from '../art/art-list.js';
import { groundShadow, paintedArt, placedArt, placedHeight, placedWidth, type Placement } from '../compose-product.js';
import type { ColourId } from '../palette.js';

/** One thing of a scene; `isStanding` gives it a shadow on the ground. */
export interface SceneItem extends Placement {
  art: ArtName;
  colour: ColourId;
  isStanding?: boolean;
}

/** A wall, a shelf, a window: its upper left corner, its size, its colour, how round its corners are. */
export type SceneBox = readonly [x: number, y: number, width: number, height: number, colour: string, corner?: number];

/** A banner: 100 units wide, `height` units high; the ground is a gradient from upper left to lower right. */
export interface Scene {
  height: number;
  ground: readonly [from: string, to: string];
  /** Large quiet shapes behind the things: x, y, radius, colour. */
  discs?: readonly (readonly [x: number, y: number, radius: number, colour: string])[];
  /** Over the shapes and behind the things. */
  boxes?: readonly SceneBox[];
  shadow: string;
  items: readonly SceneItem[];
}

/** The inside of a scene's picture. */
export function composeScene(scene: Scene): string {
  const ground =
    `<defs><linearGradient id="scene-ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${scene.ground[0]}"/>` +
    `<stop offset="1" stop-color="${scene.ground[1]}"/></linearGradient></defs>` +
    `<rect width="100" height="${scene.height}" fill="url(#scene-ground)"/>`;
  const discs = (scene.discs ?? [])
    .map(([x, y, radius, colour]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`)
    .join('');
  const boxes = (scene.boxes ?? [])
    .map(
      ([x, y, width, height, colour, corner = 0]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${colour}"/>`,
    )
    .join('');
  const items = scene.items.map((item, index) => {
    const foot = item.y + placedHeight(item.art, item.size) / 2 - 0.3;
    const width = placedWidth(item.art, item.size) * 1.1;
    const shadow = item.isStanding ? groundShadow(item.x, foot, width, scene.shadow, `ground-${index}`) : '';
    // The same drawing in two colours must not share its gradients.
    const body = paintedArt(item.art, item.colour).replace(/( id="|url\(#|href="#)/g, `$1i${index}-`);
    return shadow + placedArt(item.art, body, item);
  });
  return ground + discs + boxes + items.join('');
}
