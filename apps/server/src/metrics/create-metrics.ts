import type { FastifyInstance } from 'fastify';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PoolState } from '../db/open.js';
import type { Replicas } from '../db/follow-replicas.js';
import {
  addCacheMetrics,
  addCatalogueMetrics,
  addPoolMetrics,
  addRefusalMetrics,
  addReplicaMetrics,
} from './process-metrics.js';
import { addQueueMetrics } from './queue-metrics.js';

/** Methods that the shop has routes for; whatever else comes is one label. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** Seconds: from a cached page to a request that its client gives up on. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of a process in Prometheus' text format. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Measures an app; call it before the app listens. No label holds anything that a visitor chooses: routes are the
 * patterns that the server registered.
 */
export function createMetrics(app: FastifyInstance, pool: () => PoolState, replicas: Replicas | null = null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'tropa_http_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its response',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
    durations.observe(
      {
        route: routeOptions.url ?? 'none',
        method: methods.has(method) ? method : 'other',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1_000,
    );
  });
  addPoolMetrics(registry, pool);
  addCatalogueMetrics(registry, app);
  addCacheMetrics(registry, app);
  addRefusalMetrics(registry, app);
  addReplicaMetrics(registry, app, replicas);
  addQueueMetrics(registry, app);
  return { contentType: registry.contentType, text: () => registry.metrics() };
}
