import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './incoming-limits.js';
import type { IncomingLimits } from './incoming-limits.js';

/** How often bodies on their way are looked at, milliseconds. */
const lookEvery = 500;

/** Hangs up on bodies that come slower than `bodyPace`, with 408: a thousand half-sent ones are gone within seconds. */
export function refuseSlowBodies(app: FastifyInstance, { bodyGrace, bodyPace }: IncomingLimits): void {
  const coming = new Map<Socket, { readonly since: number; readonly bytesBefore: number }>();
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    // An injected request, a test's, comes over no connection.
    if (!hasBody(raw) || !(socket instanceof Socket)) return;
    coming.set(socket, { since: performance.now(), bytesBefore: socket.bytesRead });
    const forget = (): void => void coming.delete(socket);
    raw.once('end', forget).once('close', forget);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, { since, bytesBefore }] of coming) {
      if (now - since < bodyGrace + ((socket.bytesRead - bytesBefore) / bodyPace) * 1000) continue;
      coming.delete(socket);
      const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', error, socket);
    }
  }, Math.min(lookEvery, bodyGrace));
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
