import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { withHeadersOfFile } from '../api/security-headers.js';
import { parsePictureKey, pictureFormats, pictureWidths, type PictureFormat } from './picture-key.js';
import type { Bucket } from '../adapters/s3/s3-bucket.js';
import { createBucketShelf, createFolderShelf } from './picture-shelf.js';
import type { PictureShelf } from './picture-shelf.js';
import { createCopiedPictures } from './copied-pictures.js';
import type { CopyParts } from './copied-pictures.js';
import { isCopyKey } from './copy-key.js';
import { noPicture } from './no-picture.js';
import { createPictureStore } from './picture-store.js';
import { renderPicture, RendererBusy, RenderQueue, resizePicture } from './picture-renderer.js';

/** Where the encoded pictures are kept. */
export interface PicturesOptions {
  /** The shop's data folder; null, without a bucket, keeps pictures in memory only. */
  dataDir: string | null;
  /** Keeps them instead of the folder. */
  bucket?: Bucket | null;
  /** Pictures of other sites that are copied; without it there are none. */
  copies?: Omit<CopyParts, 'store' | 'onTrouble'>;
}

/** Copies cannot be made again while the other site is down, so they get more room. */
const copiedBytes = 8 * 2 ** 30;

/** Grows with every change of drawings, views or encoding, or browsers would keep old pictures for a year. */
const artVersion = 'v2';

const widths = new Map(pictureWidths.map((width) => [String(width), width]));
/** The width for visitors who save data: at most two thirds of the wanted one, so about half of its bytes. */
const savingWidth = (width: number): number => pictureWidths.findLast((other) => other <= (width * 2) / 3) ?? width;

const year = 'public, max-age=31536000, immutable';

function parseFile(file: string): { width: number; format: PictureFormat } | null {
  const [name = '', format, ...rest] = file.split('.');
  const width = widths.get(name);
  if (!width || rest.length > 0 || !pictureFormats.includes(format as PictureFormat)) return null;
  return { width, format: format as PictureFormat };
}

function refuse(reply: FastifyReply, statusCode: number, errorMessage: string): FastifyReply {
  return reply
    .code(statusCode)
    .header('cache-control', statusCode === 404 ? 'public, max-age=60' : 'no-store')
    .send({ statusCode, errorCode: 1, errorMessage, result: null });
}

/** Where the originals of pictures are that are not drawn: copied from other sites, or sent to the shop. */
export const copiesShelf = (dataDir: string, bucket: Bucket | null): PictureShelf =>
  bucket ? createBucketShelf(bucket, 'pictures/copies/') : createFolderShelf(join(dataDir, 'pictures', 'copies'));

const plugin: FastifyPluginAsync<PicturesOptions> = async (app, { dataDir, bucket, copies }) => {
  const folderShelf = (name: string) => (dataDir === null ? null : createFolderShelf(join(dataDir, 'pictures', name)));
  const onTrouble = (error: unknown): void =>
    app.log.warn({ err: error }, 'pictures are drawn: the file store is away');
  const shelf = (name: string) =>
    bucket ? createBucketShelf(bucket, `pictures/${name}/`, onTrouble) : folderShelf(name);
  const store = createPictureStore(shelf(artVersion));
  const queue = new RenderQueue(2, 400);
  const copyStore = createPictureStore(shelf('copies'), { memoryBytes: 24 * 2 ** 20, shelfBytes: copiedBytes });
  const copied =
    copies &&
    createCopiedPictures({
      ...copies,
      store: copyStore,
      onTrouble: (key, reason) => app.log.warn({ key, reason }, 'a picture could not be copied'),
    });

  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key } = request.params;
    const subject = parsePictureKey(key);
    const file = parseFile(request.params.file);
    const isCopy = copied !== undefined && isCopyKey(key);
    if (!file || !(subject || isCopy)) return refuse(reply, 404, 'Картинка не найдена');

    // The page gives a picture the same room, however many pixels it has.
    const width = request.headers['save-data'] === 'on' ? savingWidth(file.width) : file.width;
    const name = join(key, `${width}.${file.format}`);
    const on = isCopy ? copyStore : store;
    try {
      const known = await on.read(name);
      // Before the queue: another site may be slow, and the shop's own pictures must not wait for it.
      const original = isCopy && !known ? await copied.originalOf(key) : null;
      if (isCopy && !known && !original) {
        // Still a 404: it must not be cached. A browser shows the body all the same.
        return await withHeadersOfFile(reply.code(404))
          .headers({ 'cache-control': 'public, max-age=60', vary: 'Save-Data' })
          .type(`image/${file.format}`)
          .send(await noPicture(width, file.format));
      }
      const data =
        known ??
        (await queue.run(name, async () => {
          const made =
            original === null
              ? await renderPicture(subject!, width, file.format)
              : await resizePicture(original, width, file.format);
          const kept = on.write(name, made);
          // A disk is at hand; nobody waits for a bucket.
          if (!bucket) await kept;
          return made;
        }));
      return await withHeadersOfFile(reply)
        .headers({ 'cache-control': year, vary: 'Save-Data' })
        .type(`image/${file.format}`)
        .send(data);
    } catch (error) {
      if (!(error instanceof RendererBusy)) throw error;
      return refuse(
        reply.header('retry-after', '2'),
        429,
        'Слишком много картинок сразу, попробуйте через пару секунд',
      );
    }
  });
};

/**
 * Serves `/media/<key>/<width>.<avif|webp>`: drawn, or copied from another site, on first request; kept in `dataDir` or
 * the bucket.
 */
export const picturesPlugin = fp(plugin, { name: 'tropa-pictures' });
