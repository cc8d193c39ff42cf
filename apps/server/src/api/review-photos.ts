import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import { RendererBusy, RenderQueue } from '../pictures/picture-renderer.js';
import { photoOfFile } from '../shop/reviews/photo-addresses.js';
import { reviewStatusOfPhoto } from '../shop/reviews/review-photo.js';
import { withHeadersOfFile } from './security-headers.js';

/** Width and height of the small photo in pixels: a thumbnail on a dense screen. */
const smallSide = 192;

const refuse = (reply: FastifyReply, statusCode: number, errorMessage: string): FastifyReply =>
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ statusCode, errorCode: 1, errorMessage, result: null });

/**
 * `/media/reviews/<key>.webp` and `…-small.webp`: photos of reviews. Until its review is published, only the author and the
 * staff know the address of a photo; photos of a rejected review are not served.
 */
export function reviewPhotoRoutes(app: FastifyInstance): void {
  const { shop } = app;
  const queue = new RenderQueue(2, 200);
  app.get<{ Params: { file: string } }>('/media/reviews/:file', async (request, reply) => {
    const asked = photoOfFile(request.params.file);
    const status = asked && (await reviewStatusOfPhoto(shop.db, asked.key));
    const photo = status && status !== 'rejected' ? await shop.adapters.photos.read(asked.key) : null;
    if (!asked || !photo) return refuse(reply, 404, 'Фото не найдено');
    try {
      const data = asked.isSmall
        ? await queue.run(asked.key, () =>
            sharp(photo).resize({ width: smallSide, height: smallSide, fit: 'cover' }).webp({ quality: 75 }).toBuffer(),
          )
        : photo;
      return await withHeadersOfFile(reply)
        // It may be rejected later, so it must not be cached for good.
        .header('cache-control', status === 'published' ? 'public, max-age=86400' : 'private, no-store')
        .type('image/webp')
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
}
