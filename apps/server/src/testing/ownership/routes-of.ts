import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Makes an app and lists every route that it has registered: `GET /api/user/getUser/`. What Fastify adds by itself
 * for HEAD is the same handler as GET and is left out.
 */
export async function routesOf(
  make: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; routes: string[] }> {
  const routes: string[] = [];
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    const app = await make();
    await app.ready();
    return { app, routes };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
