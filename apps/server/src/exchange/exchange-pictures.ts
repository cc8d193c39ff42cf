import { readFile, stat } from 'node:fs/promises';
import type { Db } from '../db/schema.js';
import { isPhoto, shrinkPhoto } from '../pictures/copied-pictures.js';
import { copyKey, uploadedPicture } from '../pictures/copy-key.js';
import type { PictureShelf } from '../pictures/picture-shelf.js';
import type { ExchangeFolder } from './exchange-folder.js';

const pictureFile = /\.(?:jpe?g|png|webp|gif|avif)$/i;
const mostBytes = 20 * 1024 * 1024;

/**
 * Stores the pictures that an exchange has sent: they are kept as wide as the widest picture of the shop, and identified by
 * what is in them, so that a file that is sent again changes nothing. Their goods refer to them by their paths.
 *
 * @returns paths of files that are not pictures, or could not be kept
 */
export async function takePictures(
  db: Db,
  folder: ExchangeFolder,
  shelf: PictureShelf,
  exchange: string,
): Promise<string[]> {
  const broken: string[] = [];
  for (const path of await folder.list(pictureFile)) {
    const file = folder.pathOf(path);
    const { size } = await stat(file);
    const address = size > mostBytes ? null : await keep(await readFile(file), shelf);
    if (address === null) broken.push(path);
    else {
      const body = JSON.stringify({ name: address });
      await db
        .insertInto('exchange_items')
        .values({ kind: 'picture', id: path, body, exchange, file: path })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ body, exchange, file: path }))
        .execute();
    }
    await folder.remove(path);
  }
  return broken;
}

async function keep(data: Buffer, shelf: PictureShelf): Promise<string | null> {
  if (!isPhoto(data)) return null;
  const address = uploadedPicture(data);
  const name = `${copyKey(address)}/original.webp`;
  if (await shelf.read(name)) return address;
  const photo = await shrinkPhoto(data).catch(() => null);
  if (photo === null) return null;
  await shelf.write(name, photo);
  return (await shelf.read(name)) ? address : null;
}
