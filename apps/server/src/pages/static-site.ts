import { realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A built site of files that the shop serves below a path of its own. */
export interface StaticSite {
  /** With a slash at both ends. */
  readonly path: string;
  /** Its own Content-Security-Policy; everything else of the shop keeps the shop's. */
  readonly policy: readonly string[];
  /** Whether a name contains a content hash, so that its file may be cached indefinitely. */
  readonly hasContentHash: (name: string) => boolean;
}

/** What such sites consist of. */
const served = new Set(
  ['html', 'js', 'mjs', 'css', 'json', 'map', 'txt', 'svg', 'png', 'webp', 'ico', 'woff', 'woff2'].map(
    (end) => `.${end}`,
  ),
);

/** Whether a name is a served file that is in the folder itself: a link in it may lead elsewhere. */
function isServed(folder: string, name: string): boolean {
  if (!served.has(extname(name))) return false;
  try {
    const file = realpathSync(join(folder, name));
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The folder to serve: the one that the owner has named; without it a demo shop serves that of its own source tree, a real one none. */
export const siteDir = (named: string | undefined, isDemo: boolean, ownTree: string): string | null =>
  named ?? (isDemo ? ownTree : null);

/**
 * The built site, as long as its folder is there; else the shop's own 404. Checked on every request, so a rebuild needs no
 * server restart.
 */
export const staticSite =
  ({ path, policy, hasContentHash }: StaticSite, folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      // Registered without its folder, which may not be there yet.
      serve: false,
      cacheControl: false,
      dotfiles: 'ignore',
      allowedPath: (name) => isServed(folder, name),
    });
    app.addHook('onSend', async ({ url }, reply) => {
      // The shop's own page keeps the shop's own policy.
      if (reply.statusCode === 404) return;
      const [name = ''] = url.slice(path.length).split('?');
      void reply.headers({
        'content-security-policy': policy.join('; '),
        'cache-control': hasContentHash(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-robots-tag': 'noindex',
      });
    });
    // The router treats both slash forms as one; the page's own addresses are relative, so it must have its slash.
    app.get(path.slice(0, -1), async (request, reply) => {
      const [asked = '', query] = request.url.split('?');
      if (asked.endsWith('/')) return reply.sendFile('index.html', folder);
      if (!isServed(folder, 'index.html')) return reply.callNotFound();
      return reply.redirect(query === undefined ? path : `${path}?${query}`, 301);
    });
    app.get<{ Params: { '*': string } }>(`${path}*`, (request, reply) => reply.sendFile(request.params['*'], folder));
  };
