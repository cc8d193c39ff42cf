import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameCopy } from './send-page.js';

const path = '/storybook/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

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

/** Parts of a name that may be asked for: no dots in front, so neither `..` nor hidden files. */
const isPlain = (name: string): boolean => name.split('/').every((part) => /^[^./\\\0][^/\\\0]*$/.test(part));

/** The file of a name in a folder; null for whatever is none, is of an unknown kind, or lies elsewhere. */
async function fileOf(folder: string, name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const type = types[extname(name)];
  if (type === undefined || !isPlain(name)) return null;
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (!file.startsWith(home + sep) || !(await stat(file)).isFile()) return null;
    return { bytes: await readFile(file), type };
  } catch {
    return null;
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
  (app: FastifyInstance): void => {
    const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
      const found = await fileOf(folder, name);
      if (found === null) return reply.callNotFound();
      const { bytes, type } = found;
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      reply.headers({
        'content-type': type,
        'content-security-policy': policy,
        'cache-control': isMarked(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-robots-tag': 'noindex',
        etag,
      });
      return isSameCopy(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(bytes);
    };
    // The router takes both slash forms for one; the page's own addresses are relative, so it must have its slash.
    app.get('/storybook', async (request, reply) => {
      const [asked = '', query] = request.url.split('?');
      if (asked.endsWith('/')) return send(request, reply, 'index.html');
      if ((await fileOf(folder, 'index.html')) === null) return reply.callNotFound();
      return reply.redirect(query === undefined ? path : `${path}?${query}`, 301);
    });
    app.get<{ Params: { '*': string } }>('/storybook/*', (request, reply) => send(request, reply, request.params['*']));
  };
