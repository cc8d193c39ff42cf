import sharp from 'sharp';
import type { PictureFormat } from './picture-key.js';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="#b4b4b0" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect x="30" y="33" width="40" height="34" rx="5"/><circle cx="41" cy="44" r="3.5"/><path d="M31 62l12-11 8 7 7-8 11 11"/></svg>';

const drawn = new Map<string, Promise<Buffer>>();

/** What is served in place of a picture that is not available: static pages show whatever they get. */
export function noPicture(width: number, format: PictureFormat): Promise<Buffer> {
  const name = `${width}.${format}`;
  const known = drawn.get(name);
  if (known) return known;
  const picture = sharp(Buffer.from(drawing)).resize({ width, height: width });
  const encoded = format === 'avif' ? picture.avif({ effort: 1 }).toBuffer() : picture.webp().toBuffer();
  drawn.set(name, encoded);
  return encoded;
}
