import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { withHeadersOfFile } from '../api/security-headers.js';
import { parsePictureKey, pictureFormats, pictureWidths, type PictureFormat } from './picture-key.js';
import { createPictureStore } from './picture-store.js';
import { renderPicture, RendererBusy, RenderQueue } from './picture-renderer.js';

/** Where the encoded pictures are kept. */
export interface PicturesOptions {
  /** The shop's data folder; null keeps pictures in memory only. */
  dataDir: string | null;
}

/** Grows with every change of drawings, views or encoding, or browsers would keep old pictures for a year. */
const artVersion = 'v2';

const widths = new Map(pictureWidths.map((width) => [String(width), width]));
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

const plugin: FastifyPluginAsync<PicturesOptions> = async (app, { dataDir }) => {
  const store = createPictureStore(dataDir && join(dataDir, 'pictures', artVersion));
  const queue = new RenderQueue(2, 400);

  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const subject = parsePictureKey(request.params.key);
    const wanted = parseFile(request.params.file);
    if (!subject || !wanted) return refuse(reply, 404, 'Картинка не найдена');

    const name = join(request.params.key, request.params.file);
    try {
      const data =
        (await store.read(name)) ??
        (await queue.run(name, async () => {
          const drawn = await renderPicture(subject, wanted.width, wanted.format);
          await store.write(name, drawn);
          return drawn;
        }));
      return withHeadersOfFile(reply).header('cache-control', year).type(`image/${wanted.format}`).send(data);
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

/** Serves `/media/<key>/<width>.<avif|webp>`: drawn on first request, kept in `dataDir`. */
export const picturesPlugin = fp(plugin, { name: 'tropa-pictures' });
