import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from './incoming-limits.js';
import type { IncomingLimits } from './incoming-limits.js';

/** How often incoming bodies are checked, milliseconds. */
const lookEvery = 500;

/**
 * Responds with 408 to bodies that arrive slower than `bodyPace` and closes their connections: a thousand half-sent
 * ones are gone within seconds.
 */
export function refuseSlowBodies(app: FastifyInstance, { bodyGrace, bodyPace }: IncomingLimits): void {
  // Keyed by request: on one connection an incomplete body may follow a complete one.
  const coming = new Map<IncomingMessage, { readonly since: number; readonly bytesBefore: number }>();
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    // A request that a test injects has no connection.
    if (!hasBody(raw) || !(socket instanceof Socket)) return;
    coming.set(raw, { since: performance.now(), bytesBefore: socket.bytesRead });
    const forget = (): void => void coming.delete(raw);
    raw.once('end', forget).once('close', forget);
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [request, { since, bytesBefore }] of coming) {
        const { socket } = request;
        if (now - since < bodyGrace + ((socket.bytesRead - bytesBefore) / bodyPace) * 1000) continue;
        coming.delete(request);
        const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        app.server.emit('clientError', error, socket);
      }
    },
    Math.min(lookEvery, bodyGrace),
  );
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
