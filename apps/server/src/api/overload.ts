import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { TransportFault } from './envelope.js';
import { whenOver } from './when-over.js';

/** What one process takes before it says «later». */
export interface OverloadLimits {
  /** Requests being answered at once; one whose body is still on its way is none. */
  readonly maxInFlight: number;
  /** Mean delay of the event loop, milliseconds, over the last half second. */
  readonly maxDelay: number;
}

const defaultLimits: OverloadLimits = { maxInFlight: 1_000, maxDelay: 2_500 };

/** Answers 503 with `Retry-After` while the process has more work than it can do: what is in work then still ends. */
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
      throw new TransportFault(503, 'Магазин перегружен, попробуйте через несколько секунд');
    }
  };
  app.addHook('onRequest', async () => refuseAboveLimits());
  // In work is only what has come whole: half-sent bodies, any number of them, keep nobody out.
  app.addHook('preValidation', async (request, reply) => {
    const enter = (): void => {
      inFlight += 1;
      whenOver(request.raw, reply.raw, () => {
        inFlight -= 1;
      });
    };
    // A form, which its route reads. Where no route does, its end comes after the answer, and counts nothing.
    if (request.isMultipart() && !request.raw.readableEnded) {
      request.raw.once('end', enter);
      return;
    }
    refuseAboveLimits();
    enter();
  });
}
