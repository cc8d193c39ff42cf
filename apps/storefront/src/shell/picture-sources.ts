import type { PictureSources } from '@tropa/ui-kit';

/** Widths that the server keeps of each picture, px. */
const widths = [160, 320, 480, 640, 960, 1280] as const;

const ours = /^\/media\/([\w-]+)\/\d+\.(?:webp|avif)$/;

const setOf = (key: string, format: string) =>
  widths.map((width) => `/media/${key}/${width}.${format} ${width}w`).join(', ');

/** Sets of sizes of a picture of our server; addresses of others are left alone. */
export function pictureSources(src: string): PictureSources {
  const key = ours.exec(src)?.[1];
  return key === undefined ? {} : { avif: setOf(key, 'avif') };
}
