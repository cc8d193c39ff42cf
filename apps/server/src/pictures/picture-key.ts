import { artNames, type ArtName } from './art/art-list.js';
import type { FilmName } from './films/film-list.js';
import { colourIds, type ColourId } from './palette.js';
import { plateIds, type PlateId } from './plates.js';
import { productViews, type ProductView } from './product-view.js';
import { sceneNames, type SceneName } from './scenes/scene-list.js';

/** Widths that pictures are served in, pixels. */
export const pictureWidths = [160, 320, 480, 640, 800, 960, 1280] as const;

/** Formats that pictures are served in. */
export const pictureFormats = ['avif', 'webp'] as const;

/** Width of a served picture. */
export type PictureWidth = (typeof pictureWidths)[number];
/** Format of a served picture. */
export type PictureFormat = (typeof pictureFormats)[number];

/** What a key refers to. */
export type PictureSubject =
  | { kind: 'product'; art: ArtName; colour: ColourId; plate: PlateId; view: ProductView }
  | { kind: 'cutout'; art: ArtName; colour: ColourId }
  | { kind: 'scene'; scene: SceneName };

/** Key of a product's picture: `backpack-red-y1`. */
export function productPictureKey(art: ArtName, colour: ColourId, plate: PlateId, view: ProductView): string {
  return `${art}-${colour}-${plate}${view}`;
}

/** Key of goods without a ground, for section tiles: `backpack-red-n0`. */
export function cutoutPictureKey(art: ArtName, colour: ColourId): string {
  return `${art}-${colour}-n0`;
}

/** Key of a banner: `scene-slide-winter`. */
export function scenePictureKey(scene: SceneName): string {
  return `scene-${scene}`;
}

/**
 * Address of a picture on this server; external URLs (imported goods) stay as they are.
 * @param width pixels; one of `pictureWidths`
 */
export function pictureUrl(key: string, width: PictureWidth = 480): string {
  return key === '' || /^https?:\/\//.test(key) ? key : `/media/${key}/${width}.webp`;
}

/** Address of a film on this server. */
export function filmUrl(film: FilmName): string {
  return `/media/video/${film}.mp4`;
}

/**
 * URL of a video's poster: the first frame of our own films; '' for an external video.
 * @param width pixels; one of `pictureWidths`
 */
export function posterUrl(video: string, width: PictureWidth = 960): string {
  const film = /^\/media\/video\/([a-z-]+)\.mp4$/.exec(video)?.[1];
  return film === undefined ? '' : pictureUrl(`scene-film-${film}`, width);
}

const includes = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

/** What a key refers to, or null for any other text. */
export function parsePictureKey(key: string): PictureSubject | null {
  if (key.length > 60) return null;
  if (key.startsWith('scene-')) {
    const scene = key.slice('scene-'.length);
    return includes(sceneNames, scene) ? { kind: 'scene', scene } : null;
  }
  const match = /^([a-z-]+)-([a-z]+)-([a-z])(\d)$/.exec(key);
  if (!match) return null;
  const [, art, colour, plate, digit] = match;
  if (!includes(artNames, art) || !includes(colourIds, colour)) return null;
  if (plate === 'n') return digit === '0' ? { kind: 'cutout', art, colour } : null;
  const view = Number(digit);
  return includes(plateIds, plate) && includes(productViews, view)
    ? { kind: 'product', art, colour, plate, view }
    : null;
}
