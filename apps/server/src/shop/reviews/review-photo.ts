import { fileMessages } from '@tropa/validation-ru';
import type { Selectable } from 'kysely';
import sharp from 'sharp';
import type { IncomingFile } from '../../adapters/files.js';
import type { PhotoStore } from '../../adapters/photo-store.js';
import type { Db } from '../../db/schema.js';
import type { ReviewsTable } from '../../db/tables/content.js';
import { refusal } from '../refusals.js';

/** The most that a review may carry. */
export const reviewPhotoLimits = { maxFiles: 5, maxSize: 15_000_000 } as const;

/** A photo of a phone has 50 million; more is a bomb. */
const maxPixels = 60_000_000;
/** As wide and as high as it is kept. */
const longestSide = 1600;
const takenKinds = 'jpg, png, webp';

/** A photo as it is kept. */
export interface KeptPhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** Whether the first bytes are those of a photo that a browser and a phone make. */
function isPhoto(head: Buffer): boolean {
  const text = head.toString('latin1', 0, 12);
  return text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF[^]{4}WEBP/.test(text);
}

async function bytesOf(file: IncomingFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of file.read()) parts.push(part);
  return Buffer.concat(parts);
}

/** Re-encodes what a visitor sent: upright, no larger than needed, without place, camera and other metadata. */
async function encode(name: string, content: IncomingFile) {
  const data = await bytesOf(content);
  const wrong = refusal('invalidForm', `Фото «${name}» не подходит. ${fileMessages.extensions(takenKinds)}`);
  // By content: a name says nothing, and sharp would read much more than photos.
  if (!isPhoto(data)) throw wrong;
  try {
    return await sharp(data, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw wrong;
  }
}

/**
 * Encodes and keeps all photos of a review or none. One after another: several large ones at once would fill the memory.
 * @throws ShopRefusal that names the file that is not a photo
 */
export async function keepPhotos(
  store: PhotoStore,
  files: readonly { readonly name: string; readonly content: IncomingFile }[],
): Promise<KeptPhoto[]> {
  const kept: KeptPhoto[] = [];
  try {
    for (const { name, content } of files) {
      const { data, info } = await encode(plainName(name), content);
      kept.push({ key: await store.save(data), width: info.width, height: info.height });
    }
    return kept;
  } catch (error) {
    await dropPhotos(store, kept);
    throw error;
  }
}

/** Status of the review that a photo belongs to; null when no review has that photo. */
export async function reviewStatusOfPhoto(db: Db, key: string): Promise<Selectable<ReviewsTable>['status'] | null> {
  const review = await db
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select('reviews.status')
    .where('review_photos.key', '=', key)
    .executeTakeFirst();
  return review?.status ?? null;
}

/** Deletes photos that no review refers to. What cannot be deleted stays: the original error is the one to report. */
export async function dropPhotos(store: PhotoStore, photos: readonly Pick<KeptPhoto, 'key'>[]): Promise<void> {
  await Promise.allSettled(photos.map(({ key }) => store.remove(key)));
}

const plainName = (name: string): string =>
  [...(name.split(/[\\/]/).pop() ?? '').replaceAll(/\p{Cc}|\p{Cs}/gu, '').trim()].slice(0, 60).join('') || 'без имени';
