import type { FastifyInstance } from 'fastify';

/** Whether this process still takes new work. Either way it serves requests until it is closed. */
export interface Lifecycle {
  readonly isDraining: boolean;
  /** Calls `listener` once, when the process begins to drain; at once when it is already draining. */
  onDrain(listener: () => void): void;
  /** Begins to drain: `/readyz` reports it, responses end their connections, background work starts nothing new. */
  drain(): void;
}

/** The life of one process. */
export function createLifecycle(): Lifecycle {
  let isDraining = false;
  const listeners: (() => void)[] = [];
  return {
    get isDraining() {
      return isDraining;
    },
    onDrain(listener) {
      if (isDraining) listener();
      else listeners.push(listener);
    },
    drain() {
      if (isDraining) return;
      isDraining = true;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * While the process drains, each response asks for its connection to end: connections that a balancer keeps open move to
 * another process between two requests, and nothing is cut off when the process stops listening.
 */
export function endConnectionsWhileDraining(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.isDraining) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => lifecycle.drain());
}
