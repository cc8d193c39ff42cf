import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { probeDatabaseState } from '../db/database-state.js';
import type { DatabaseState } from '../db/database-state.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested by a supervisor or a balancer: gets a response however busy the process is. */
    isHealthCheck?: boolean;
  }
}

/** Whether the guards against overload must let a request pass. */
export const isHealthCheck = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isHealthCheck === true;

/** How long a result is cached, ms: anybody may request it, and the database must not notice. */
const cacheMs = 500;

/** Why the process should get no requests; null when it should. */
type Reason = string | null;

const reasons: Readonly<Record<DatabaseState, Reason>> = {
  current: null,
  outdated: 'the schema is older than this program',
  unreachable: 'the database does not respond',
};

function databaseCheck({ shop }: FastifyInstance): () => Promise<DatabaseState> {
  let last: Promise<DatabaseState> | undefined;
  let probedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (!last || now - probedAt > cacheMs) {
      probedAt = now;
      last = probeDatabaseState(shop.probe);
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
    say(reply, lifecycle.isDraining ? 'draining' : reasons[await checkDatabase()]),
  );
}
