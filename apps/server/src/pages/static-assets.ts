import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { withHeadersOfFile } from '../api/security-headers.js';

/** What pages request; source maps and the packed copies are never requested by name. */
const served = new Set(['.js', '.css', '.svg', '.json', '.woff2']);

const ofPages = ['content-security-policy', 'referrer-policy'];

/** Names without a hash: what pages of other sites link to, and the style sheets that come with it. */
const steady = ['tropa.js', 'tropa.css', 'tropa-plain.css'];

/**
 * Serves the storefront's built files, packed ahead of time. Their names contain a content hash, so they are cached
 * indefinitely; any site may load them: the shop's widgets are embedded.
 */
export const staticAssets =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const names = new Set((await readdir(folder)).filter((name) => served.has(extname(name))));
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      etag: false,
      lastModified: false,
    });
    app.addHook('onSend', async (_request, reply) => {
      // A file that has gone since the start, as in a rebuild, must not have its 404 kept for a year.
      if (reply.statusCode === 404) void reply.header('cache-control', 'no-cache');
    });
    app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
      const { name } = request.params;
      if (!names.has(name)) return reply.callNotFound();
      withHeadersOfFile(reply);
      // Only a drawing can be opened as a page of its own; a first visit requests a dozen of the others.
      if (extname(name) !== '.svg') ofPages.forEach((header) => reply.removeHeader(header));
      return reply
        .headers({
          'cache-control': steady.includes(name) ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'Accept-Encoding',
        })
        .sendFile(name);
    });
  };
