import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSameCopy } from '../pages/send-page.js';

interface Video {
  data: Buffer;
  etag: string;
}

const year = 'public, max-age=31536000, immutable';

/** First and last byte of a `Range` header; null: ignore the header; 'none': the range is not satisfiable. */
export function rangeOf(header: string | undefined, size: number): { first: number; last: number } | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first > last ? 'none' : { first, last };
}

const send = (reply: FastifyReply, { data, etag }: Video, range: ReturnType<typeof rangeOf>): FastifyReply => {
  reply.headers({ 'cache-control': year, 'accept-ranges': 'bytes', etag }).type('video/mp4');
  if (range === null) return reply.send(data);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${data.length}`).send();
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${data.length}`)
    .send(data.subarray(first, last + 1));
};

/**
 * Serves `/media/video/<name>.mp4` from memory, whole or by ranges of bytes: Safari plays nothing that does not support
 * range requests. All of the folder is a few hundred kilobytes.
 */
export const videoRoutes =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.mp4'));
    const videos = new Map<string, Video>();
    for (const name of names) {
      const data = await readFile(join(folder, name));
      videos.set(name, { data, etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"` });
    }
    app.get<{ Params: { name: string } }>('/media/video/:name', (request, reply) => {
      const video = videos.get(request.params.name);
      if (!video) {
        return reply
          .code(404)
          .header('cache-control', 'public, max-age=60')
          .send({ statusCode: 404, errorCode: 1, errorMessage: 'Видео не найдено', result: null });
      }
      const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
      if (isSameCopy(known, video.etag))
        return reply.code(304).headers({ etag: video.etag, 'cache-control': year }).send();
      // Parts of an older film must not be combined with this one.
      const isSame = ifRange === undefined || ifRange === video.etag;
      return send(reply, video, isSame ? rangeOf(range, video.data.length) : null);
    });
  };
