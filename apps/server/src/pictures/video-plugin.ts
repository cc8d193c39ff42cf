import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves `/media/video/<name>.mp4`, whole or by ranges of bytes: Safari plays nothing that does not support range
 * requests.
 */
export const videoRoutes =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const names = new Set((await readdir(folder)).filter((name) => name.endsWith('.mp4')));
    await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 404) void reply.header('cache-control', 'public, max-age=60');
    });
    app.get<{ Params: { name: string } }>('/media/video/:name', (request, reply) => {
      const { name } = request.params;
      if (!names.has(name)) {
        return reply.code(404).send({ statusCode: 404, errorCode: 1, errorMessage: 'Видео не найдено', result: null });
      }
      return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(name);
    });
  };
