import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { migrations } from '../db/migrations/index.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested by a supervisor or a balancer: gets a response however busy the process is. */
    isHealthCheck?: boolean;
  }
}

/** Whether the guards against overload must let a request pass. */
export const isHealthCheck = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isHealthCheck === true;

/** How long the result of a look at the database is reused, ms: anybody may request it, and the database must not notice. */
const believedMs = 500;

const newestMigration = migrations.at(-1)?.name ?? '';
const schemaQuery = `select exists (select from schema_migrations where name = '${newestMigration}') as is_done`;

/** Why the process should get no requests; null when it should. */
type Reason = 'draining' | 'the database does not respond' | 'the schema is older than this program' | null;

function databaseCheck({ shop }: FastifyInstance): () => Promise<Reason> {
  const look = async (): Promise<Reason> => {
    try {
      const [row] = await shop.probe<{ is_done: boolean }>(schemaQuery);
      return row?.is_done ? null : 'the schema is older than this program';
    } catch (error) {
      // `undefined_table`: a database without any schema, such as one that is being restored.
      const { code } = error as { code?: unknown };
      return code === '42P01' ? 'the schema is older than this program' : 'the database does not respond';
    }
  };
  let last: Promise<Reason> | undefined;
  let askedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (!last || now - askedAt > believedMs) {
      askedAt = now;
      last = look();
    }
    return last;
  };
}

const say = (reply: FastifyReply, reason: Reason): FastifyReply =>
  reply
    .code(reason === null ? 200 : 503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${reason ?? 'ok'}\n`);

/**
 * `/healthz`: the process is alive; restart it when this does not respond. `/readyz`: it should get requests, since the
 * database responds within a second and has this program's schema, and the process is not about to end. The state of
 * the catalogue index makes no difference: until it is built, lists are read by SQL.
 */
export function healthRoutes(app: FastifyInstance): void {
  const { lifecycle } = app.shop;
  const config = { isHealthCheck: true };
  const checkDatabase = databaseCheck(app);
  app.get('/healthz', { config }, (_request, reply) => say(reply, null));
  app.get('/readyz', { config }, async (_request, reply) =>
    say(reply, lifecycle.isDraining ? 'draining' : await checkDatabase()),
  );
}
