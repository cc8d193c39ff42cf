import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

/**
 * The Content-Security-Policy that the static Storybook needs: its own files, style attributes, and generated pictures.
 */
export const storybookPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data:",
  "font-src 'self' data:",
  "frame-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');

/** Serves the static build under the path that the shop uses, and under the policy, on a free port of 127.0.0.1. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/storybook/',
    setHeaders: (response) => void response.setHeader('content-security-policy', storybookPolicy),
  });
  // Browsers request it by themselves; the build has none.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${origin}/storybook/`, close: () => app.close() };
}
