import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { TransportFault } from './envelope.js';
import { isHealthCheck } from './health.js';
import { whenOver } from './when-over.js';

/** How much load one process accepts before it responds with 503. */
export interface OverloadLimits {
  /** Concurrent requests; one whose body is still arriving does not count. */
  readonly maxInFlight: number;
  /** Mean delay of the event loop, milliseconds, over the last half second. */
  readonly maxDelay: number;
}

const defaultLimits: OverloadLimits = { maxInFlight: 1_000, maxDelay: 2_500 };

/** Responds with 503 and `Retry-After` while the process is overloaded: requests in progress still finish. */
export function addOverloadProtection(app: FastifyInstance, limits: OverloadLimits = defaultLimits): void {
  let inFlight = 0;
  let isSlow = false;
  const delay = monitorEventLoopDelay({ resolution: 50 });
  delay.enable();
  const timer = setInterval(() => {
    isSlow = delay.mean / 1e6 > limits.maxDelay;
    delay.reset();
  }, 500);
  timer.unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    delay.disable();
  });
  const refuseAboveLimits = (): void => {
    if (isSlow || inFlight >= limits.maxInFlight) {
      throw new TransportFault(503, 'Магазин перегружен, попробуйте через несколько секунд', 'overload');
    }
  };
  app.addHook('onRequest', async (request) => {
    if (!isHealthCheck(request)) refuseAboveLimits();
  });
  // Only complete requests count: any number of half-sent bodies keeps nobody out.
  app.addHook('preValidation', async (request, reply) => {
    if (isHealthCheck(request)) return;
    const enter = (): void => {
      inFlight += 1;
      whenOver(request.raw, reply.raw, () => {
        inFlight -= 1;
      });
    };
    // A form, which its route reads. Without a route its end comes after the response, and does not count.
    if (request.isMultipart() && !request.raw.readableEnded) {
      request.raw.once('end', enter);
      return;
    }
    refuseAboveLimits();
    enter();
  });
}
