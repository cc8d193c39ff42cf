import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../api/encoding.js';
import { withHeadersOfFile } from '../api/security-headers.js';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const ofPages = ['content-security-policy', 'referrer-policy'];

interface Asset {
  type: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const packedAs = { '.br': 'br', '.gz': 'gzip' } as const;

const readAssets = async (folder: string): Promise<Map<string, Asset>> => {
  const names = await readdir(folder);
  const assets = new Map<string, Asset>();
  for (const name of names.filter((candidate) => extname(candidate) in types)) {
    assets.set(name, { type: types[extname(name)] ?? '', plain: await readFile(join(folder, name)) });
  }
  for (const name of names) {
    const packing = packedAs[extname(name) as keyof typeof packedAs];
    const asset = packing && assets.get(name.slice(0, -3));
    if (asset) asset[packing] = await readFile(join(folder, name));
  }
  return assets;
};

/** Addresses that stay when their content changes: what pages of other sites print, and the sheets that come with it. */
const steady = ['tropa.js', 'tropa.css', 'tropa-plain.css'];

/**
 * Serves the storefront's built files from memory (about one megabyte, packed ahead of time). Their names carry a
 * mark of their content, so browsers keep them for ever; any site may load them: the shop's widgets are embedded.
 */
export const staticAssets =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const assets = await readAssets(folder);
    app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
      const asset = assets.get(request.params.name);
      if (asset === undefined) return reply.callNotFound();
      const encoding = encodingOf(request.headers['accept-encoding']);
      const packed = encoding === 'identity' ? undefined : asset[encoding];
      if (packed !== undefined) reply.header('content-encoding', encoding);
      withHeadersOfFile(reply);
      // Only a drawing can be opened as a page of its own; a first visit asks for a dozen of the others.
      if (asset.type !== types['.svg']) ofPages.forEach((name) => reply.removeHeader(name));
      return reply
        .headers({
          'content-type': asset.type,
          'cache-control': steady.includes(request.params.name)
            ? 'public, max-age=300'
            : 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'Accept-Encoding',
        })
        .send(packed ?? asset.plain);
    });
  };
