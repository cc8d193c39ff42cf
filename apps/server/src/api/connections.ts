import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from './client-address.js';
import { TransportFault } from './envelope.js';
import type { IncomingLimits } from './incoming-limits.js';

/** Counts by name; a name whose count is nought is forgotten. */
class Counts {
  private readonly counts = new Map<string, number>();

  /** Adds one and gives how many there are. */
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
 * Lets one address hold `max` connections; the next ones are hung up on. Behind a proxy every connection is the
 * proxy's own: there the requests at once are counted, by the visitor's address that the proxy tells, and the next
 * ones are answered 503. 0 counts nothing.
 */
export function capConnections(app: FastifyInstance, max: number, isBehindProxy: boolean): void {
  if (max === 0) return;
  const held = new Counts();
  if (!isBehindProxy) {
    app.server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      socket.once('close', () => held.remove(address));
      if (held.add(address) > max) socket.destroy();
    });
    return;
  }
  app.addHook('onRequest', async (request, reply) => {
    const network = clientNetwork(request);
    reply.raw.once('close', () => held.remove(network));
    if (held.add(network) > max) throw new TransportFault(503, 'Слишком много запросов сразу, попробуйте через несколько секунд');
  });
}

/**
 * Ends at once what holds no request when the server is closed: connections that say nothing, heads that are not
 * whole. Bodies on their way get a moment, answers in work are sent.
 */
export function hangUpAtClose(app: FastifyInstance, { closingGrace, closingLimit }: IncomingLimits): void {
  const connections = new Set<Socket>();
  const inWork = new Map<Socket, { readonly complete: boolean }>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    inWork.set(raw.socket, raw);
    reply.raw.once('close', () => inWork.delete(raw.socket));
  });
  const timers: NodeJS.Timeout[] = [];
  const cut = (isCut: (socket: Socket) => boolean): void => {
    for (const socket of connections) if (isCut(socket)) socket.destroy();
  };
  app.addHook('preClose', async () => {
    cut((socket) => !inWork.has(socket));
    timers.push(
      setTimeout(() => cut((socket) => inWork.get(socket)?.complete !== true), closingGrace).unref(),
      setTimeout(() => cut(() => true), closingLimit).unref(),
    );
  });
  app.server.once('close', () => timers.forEach(clearTimeout));
}
