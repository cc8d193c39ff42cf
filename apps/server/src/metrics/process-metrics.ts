import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { refusalReasons } from '../api/tally.js';
import type { Replicas } from '../db/follow-replicas.js';
import type { PoolState } from '../db/open.js';

/** A value that is looked up when it is requested. */
function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

/** Connections to the database. */
export function addPoolMetrics(registry: Registry, pool: () => PoolState): void {
  gauge(registry, 'tropa_database_pool_max', 'Connections that the pool may open', () => pool().max);
  gauge(registry, 'tropa_database_pool_in_use', 'Connections in use', () => pool().inUse);
  gauge(registry, 'tropa_database_pool_waiting', 'Callers waiting for a connection', () => pool().waiting);
}

/** How far the process has followed the catalogue. */
export function addCatalogueMetrics(registry: Registry, { shop }: FastifyInstance): void {
  const state = () => shop.catalogueVersion.state();
  gauge(
    registry,
    'tropa_catalogue_version',
    'Version of the catalogue that the process has seen',
    () => state().version,
  );
  gauge(
    registry,
    'tropa_catalogue_lag_seconds',
    'Time since the database last reported its version: the process may miss changes newer than that',
    () => (Date.now() - state().seenAt) / 1_000,
  );
  gauge(registry, 'tropa_catalogue_index_ready', '1 when the index answers lists, 0 when SQL does', () =>
    state().indexVersion === null ? 0 : 1,
  );
  gauge(
    registry,
    'tropa_catalogue_index_age_seconds',
    'Time since the index was last rebuilt; NaN before the first time',
    () => {
      const { builtAt } = state();
      return builtAt === null ? NaN : (Date.now() - builtAt) / 1_000;
    },
  );
  gauge(registry, 'tropa_draining', '1 while the process is about to end', () => (shop.lifecycle.isDraining ? 1 : 0));
}

/** Caches of pages, lists and searches. */
export function addCacheMetrics(registry: Registry, { shop: { tally } }: FastifyInstance): void {
  new Counter({
    name: 'tropa_cache_requests_total',
    help: 'Questions to a cache',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, figures] of tally.caches) {
        const { hits, misses } = figures();
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'tropa_cache_bytes',
    help: 'Bytes that a cache holds',
    labelNames: ['cache'] as const,
    registers: [registry],
    collect() {
      for (const [cache, figures] of tally.caches) this.set({ cache }, figures().bytes);
    },
  });
}

/** Where reads of public data went, and the state of the replicas. */
export function addReplicaMetrics(registry: Registry, { shop }: FastifyInstance, replicas: Replicas | null): void {
  new Counter({
    name: 'tropa_reads_total',
    help: 'Readings of what is public: from the primary, from a replica, from the primary instead of one',
    labelNames: ['source'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(shop.reads.counts())) this.inc({ source }, count);
    },
  });
  if (!replicas) return;
  const labels = { labelNames: ['replica'] as const, registers: [registry] };
  new Gauge({
    ...labels,
    name: 'tropa_replica_usable',
    help: '1 when it is read from',
    collect() {
      for (const { name, isUsable } of replicas.states()) this.set({ replica: name }, isUsable ? 1 : 0);
    },
  });
  new Gauge({
    ...labels,
    name: 'tropa_replica_lag_seconds',
    help: 'How far it was behind the primary at the last look; +Inf when nobody knows',
    collect() {
      for (const { name, lagMs } of replicas.states()) this.set({ replica: name }, lagMs / 1_000);
    },
  });
}

/** Requests that were turned away. */
export function addRefusalMetrics(registry: Registry, { shop: { tally } }: FastifyInstance): void {
  new Counter({
    name: 'tropa_refused_total',
    help: 'Requests sent away with a 503 or by a rate limit, and connections closed',
    labelNames: ['reason'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const reason of refusalReasons) this.inc({ reason }, tally.refused[reason]);
    },
  });
}
