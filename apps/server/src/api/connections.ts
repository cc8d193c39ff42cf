import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../settings/proxy-settings.js';
import { clientNetwork, networkOf, proxyCheck } from './client-address.js';
import { TransportFault } from './envelope.js';
import { isHealthCheck } from './health.js';
import type { IncomingLimits } from './incoming-limits.js';
import { createRareLog } from './rare-log.js';
import { whenOver } from './when-over.js';

/** Counts by name; a name is removed when its count reaches zero. */
class Counts {
  private readonly counts = new Map<string, number>();

  /** Adds one and returns the count. */
  add(name: string): number {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count;
  }

  remove(name: string): void {
    const count = (this.counts.get(name) ?? 0) - 1;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

/**
 * Lets one address hold `max` connections; further ones are closed. A proxy may hold any number: for what comes through
 * it, concurrent requests are counted by the visitor's address that it reports, and further ones get a 503. 0 disables
 * the limit.
 */
export function capConnections(app: FastifyInstance, max: number, proxies: TrustedProxies): void {
  if (max === 0) return;
  const isProxy = proxyCheck(proxies);
  const connections = new Counts();
  const hungUp = createRareLog((reason, count) => app.shop.log.warn({ reason, count }, 'connections were closed'));
  app.addHook('onClose', () => hungUp.stop());
  app.server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    const count = connections.add(network);
    socket.once('close', () => connections.remove(network));
    if (count <= max) return;
    app.shop.tally.refuse('connections');
    hungUp.note('one address exceeded MAX_CONNECTIONS_PER_ADDRESS; if it is a proxy, add it to TRUST_PROXY');
    socket.destroy();
  });
  if (proxies === 0) return;
  const held = new Counts();
  app.addHook('onRequest', async (request, reply) => {
    if (isHealthCheck(request)) return;
    const network = clientNetwork(request);
    const count = held.add(network);
    whenOver(request.raw, reply.raw, () => held.remove(network));
    if (count > max)
      throw new TransportFault(503, 'Слишком много запросов сразу, попробуйте через несколько секунд', 'connections');
  });
}

/**
 * When the server closes, ends at once connections without a request: silent ones and those with incomplete headers.
 * Bodies being received get a grace period, responses in progress are sent.
 */
export function hangUpAtClose(app: FastifyInstance, { closingGrace, closingLimit }: IncomingLimits): void {
  const connections = new Set<Socket>();
  const inWork = new Set<IncomingMessage>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    inWork.add(raw);
    whenOver(raw, reply.raw, () => inWork.delete(raw));
  });
  const timers: NodeJS.Timeout[] = [];
  const cutAllBut = (isWaitedFor: (request: IncomingMessage) => boolean): void => {
    const spared = new Set([...inWork].filter(isWaitedFor).map(({ socket }) => socket));
    for (const socket of connections) if (!spared.has(socket)) socket.destroy();
  };
  app.addHook('preClose', async () => {
    cutAllBut(() => true);
    timers.push(
      setTimeout(() => cutAllBut(({ complete }) => complete), closingGrace).unref(),
      setTimeout(() => cutAllBut(() => false), closingLimit).unref(),
    );
  });
  app.server.once('close', () => timers.forEach(clearTimeout));
}
