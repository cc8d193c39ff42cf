import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDotPath, safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { StaffRefusal } from '../../shop/staff/staff-refusal.js';
import { TransportFault } from '../envelope.js';
import { deliverSoon } from '../messages.js';
import { createRareLog } from '../rare-log.js';
import { requireStaff } from './staff-auth.js';
import type { StaffCall } from './staff-call.js';
import { staffCalls } from './staff-calls.js';
import { addStaffErrors } from './staff-errors.js';
import { makeStaffOpenApi } from './staff-openapi.js';

/** Where the staff's API begins. */
export const staffRoot = '/api/staff';

/** Bytes of a body: an article with its HTML, or five hundred prices. */
const bodyLimit = 1024 * 1024;

/**
 * `/api/staff/…`: orders, goods and texts for the shop's own people and programs. A scope of its own: its errors are
 * English and have statuses, nothing of it is cached, and it reads no cookies, so no page of a browser can misuse it.
 */
export async function staffRoutes(app: FastifyInstance): Promise<void> {
  await app.register(
    async (scope) => {
      addStaffErrors(scope);
      addJson(scope);
      let document: string | undefined;
      scope.get('/openapi.json', (_request, reply) => {
        document ??= JSON.stringify(makeStaffOpenApi());
        return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(document);
      });
      const wrong = createRareLog((security, count) => app.shop.log.warn({ security, count }, 'security'));
      scope.addHook('onClose', () => wrong.stop());
      for (const call of staffCalls) addCall(scope, call, () => wrong.note('wrong key of the staff'));
    },
    { prefix: staffRoot },
  );
}

function addJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body: string, done) => {
    if (body.trim() === '') return done(null, {});
    return parse(request, body, (error, value) =>
      error ? done(new TransportFault(400, 'not JSON')) : done(null, value),
    );
  });
}

function addCall(scope: FastifyInstance, call: StaffCall, onWrongKey: () => void): void {
  const { shop } = scope;
  scope.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    // Before the body is read: a stranger's megabyte is not parsed.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store');
      request.staff = await requireStaff(shop, request, reply, call.role, onWrongKey);
    },
    async handler(request, reply) {
      const sent = {
        params: parsed(call.params, request.params, 'address'),
        query: parsed(call.query, request.query, 'query'),
        body: parsed(call.body, request.body ?? {}, 'body'),
      } as never;
      const { staff: actor } = request;
      if (!actor) throw new Error('a call of the staff without its key');
      const context = { db: shop.db, adapters: shop.adapters, settings: shop.settings, log: shop.log };
      const result = await call.handle({ ...context, actor, now: shop.now() }, sent);
      if (call.method !== 'GET') deliverSoon(shop);
      const checked = safeParse(call.response, result);
      if (!checked.success) {
        const [{ message }] = checked.issues;
        throw new Error(`${call.name} violated its contract: ${getDotPath(checked.issues[0]) ?? ''} ${message}`);
      }
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(checked.output));
    },
  });
}

/** Returns what was sent, or rejects it naming the field. Where a call accepts nothing, what was sent is ignored. */
function parsed(schema: GenericSchema | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const checked = safeParse(schema, value);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const path = getDotPath(issue);
  throw new StaffRefusal(422, 'invalid', `${path ? `«${path}» of the ${where}` : `The ${where}`}: ${issue.message}`);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key was sent with a call of the staff. */
    staff?: Awaited<ReturnType<typeof requireStaff>>;
  }
}
