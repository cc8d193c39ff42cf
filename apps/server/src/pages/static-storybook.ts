import { realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const path = '/storybook/';

/** What a built Storybook consists of. */
const served = new Set(
  ['html', 'js', 'mjs', 'css', 'json', 'map', 'txt', 'svg', 'png', 'webp', 'ico', 'woff', 'woff2'].map(
    (end) => `.${end}`,
  ),
);

/**
 * Storybook writes scripts into its pages. Everything still comes from here alone, and nobody else may frame it.
 */
const policy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self' data: blob:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
].join('; ');

/** A mark of content in a name: `axe-BkX93d_1.js`. */
const isMarked = (name: string): boolean => /^assets\/.*-[\w-]{8}\.\w+$/.test(name);

/** Whether a name is a served file that lies in the folder itself: a link in it may lead elsewhere. */
function isServed(folder: string, name: string): boolean {
  if (!served.has(extname(name))) return false;
  try {
    const file = realpathSync(join(folder, name));
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The folder to serve: one that the owner has named, in a demo else the one of its own tree. A real shop shows none by itself. */
export const storybookDir = (
  env: Record<string, string | undefined>,
  isDemo: boolean,
  ownTree: string,
): string | null => env.STORYBOOK_DIST ?? (isDemo ? ownTree : null);

/**
 * `/storybook/`: the built Storybook, as long as its folder is there; else the shop's own 404. It is
 * looked for at each asking: whoever builds it need not start the server anew.
 */
export const staticStorybook =
  (folder: string) =>
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
      const name = url.slice(path.length);
      void reply.headers({
        'content-security-policy': policy,
        'cache-control': isMarked(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-robots-tag': 'noindex',
      });
    });
    // The router takes both slash forms for one; the page's own addresses are relative, so it must have its slash.
    app.get('/storybook', async (request, reply) => {
      const [asked = '', query] = request.url.split('?');
      if (asked.endsWith('/')) return reply.sendFile('index.html', folder);
      if (!isServed(folder, 'index.html')) return reply.callNotFound();
      return reply.redirect(query === undefined ? path : `${path}?${query}`, 301);
    });
    app.get<{ Params: { '*': string } }>('/storybook/*', (request, reply) =>
      reply.sendFile(request.params['*'], folder),
    );
  };
