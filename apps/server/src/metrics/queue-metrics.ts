import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Each has an index over what waits. */
const queuesQuery = `
  select 'outbox' as queue, count(*)::int as waiting, extract(epoch from clock_timestamp() - min(due_at))::float8 as overdue
    from outbox where sent_at is null and parked_at is null
  union all
  select 'refunds', count(*)::int, extract(epoch from clock_timestamp() - min(due_at))::float8
    from refunds where done_at is null
  union all
  select 'credit', count(*)::int, extract(epoch from clock_timestamp() - min(due_at))::float8
    from credit_applications where not is_told
  union all
  select 'webhook', count(*)::int, extract(epoch from clock_timestamp() - min(due_at))::float8
    from staff_events where sent_at is null and parked_at is null`;

interface QueueRow {
  readonly queue: 'outbox' | 'refunds' | 'credit' | 'webhook';
  readonly waiting: number;
  /** Null when nothing waits, negative when the next is due later. */
  readonly overdue: number | null;
}

/** The work that waits in the database: the same numbers from every process of a shop. */
export function addQueueMetrics(registry: Registry, { shop }: FastifyInstance): void {
  let asked: Promise<readonly QueueRow[]> | undefined;
  /** Both gauges of one scrape share a query. If the database does not respond, they are left out and the rest is reported. */
  const ask = (): Promise<readonly QueueRow[]> => {
    asked ??= shop
      .probe<QueueRow>(queuesQuery)
      .catch(() => [])
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  const labels = { labelNames: ['queue'] as const, registers: [registry] };
  new Gauge({
    ...labels,
    name: 'tropa_queue_waiting',
    help: 'Messages, refunds, notices to the credit partner and webhooks that are not done',
    async collect() {
      this.reset();
      for (const { queue, waiting } of await ask()) this.set({ queue }, waiting);
    },
  });
  new Gauge({
    ...labels,
    name: 'tropa_queue_overdue_seconds',
    help: 'For how long the oldest of them has been due',
    async collect() {
      this.reset();
      for (const { queue, overdue } of await ask()) this.set({ queue }, Math.max(overdue ?? 0, 0));
    },
  });
}
