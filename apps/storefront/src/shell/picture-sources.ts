import type { PictureSources } from '@tropa/ui-kit';

/** Widths in which the server offers each picture, px. */
const widths = [160, 320, 480, 640, 800, 960, 1280] as const;

const ours = /^\/media\/([\w-]+)\/\d+\.(?:webp|avif)$/;

const setOf = (key: string, format: string) =>
  widths.map((width) => `/media/${key}/${width}.${format} ${width}w`).join(', ');

/** Source sets of a picture of our server; URLs of other hosts are left alone. */
export function pictureSources(src: string): PictureSources {
  const key = ours.exec(src)?.[1];
  return key === undefined ? {} : { avif: setOf(key, 'avif') };
}
