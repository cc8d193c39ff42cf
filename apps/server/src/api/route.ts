import { extraCalls, wireCalls } from '@tropa/api-client/wire';
import type { ExtraCallName, WireCallName } from '@tropa/api-client/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDotPath, safeParse } from 'valibot';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { ShopRefusal, errorCodes, ok } from './envelope.js';
import { createContext } from './context.js';
import type { RouteContext, SessionOptions } from './context.js';
import { encodingOf } from './encoding.js';
import { readMultipart } from './multipart.js';
import type { FileLimits, ReceivedFile } from './multipart.js';
import { guardStateChange } from './request-guard.js';
import { markWrite } from './write-mark.js';

/** A response that is validated, serialised and compressed in advance: sent as it is; caches count its `length`. */
export class PreparedAnswer {
  readonly length: number;

  constructor(
    readonly json: Buffer,
    readonly brotli: Buffer,
  ) {
    this.length = json.length + brotli.length;
  }
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, { json, brotli }: PreparedAnswer): FastifyReply {
  const other = reply.getHeader('vary');
  void reply.header('vary', other ? `${String(other)}, Accept-Encoding` : 'Accept-Encoding');
  if (encodingOf(request.headers['accept-encoding']) !== 'br') return reply.send(json);
  return reply.header('content-encoding', 'br').send(brotli);
}

/** Options of a route. */
export interface RouteOptions extends SessionOptions {
  /** A GET that changes something (logout, cancelPromocode): guarded like a POST (decision 11). */
  readonly isStateChange?: boolean;
  /** A POST that only reads: its visitor has written nothing (`markWrite`). */
  readonly isReading?: boolean;
  /** Files the form may carry. */
  readonly files?: FileLimits;
}

/**
 * One call of the API. `handler` gets the parsed request; its result is parsed by `response` and wrapped in the
 * envelope.
 */
export interface RouteDefinition<Request extends GenericSchema, Response extends GenericSchema> extends RouteOptions {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly request: Request;
  readonly response: Response;
  handler(
    context: RouteContext,
    body: InferOutput<Request>,
  ): Promise<InferInput<Response> | PreparedAnswer> | InferInput<Response> | PreparedAnswer;
}

const noFiles: FileLimits = { maxFiles: 0, maxSize: 1 };

/** Validates what a handler returned: keys that the contract does not know are dropped, a violation is a defect. */
function checkAnswer(app: FastifyInstance, url: string, schema: GenericSchema, result: unknown): unknown {
  const checked = safeParse(schema, result);
  if (checked.success) return checked.output;
  const detail = checked.issues.map((issue) => `${getDotPath(issue) ?? ''}: ${issue.message}`).slice(0, 5);
  if (app.shop.settings.isStrict) throw new Error(`${url} violated its contract: ${detail.join('; ')}`);
  app.shop.log.error({ url, detail }, 'the response violates the contract');
  return result;
}

/** A result as the bytes that are sent: validated by its schema and wrapped in the envelope. */
export const envelopeJson = (app: FastifyInstance, url: string, schema: GenericSchema, result: unknown): string =>
  JSON.stringify(ok(checkAnswer(app, url, schema, result)));

/**
 * Registers a call: guard → request schema → handler → response schema → envelope. Both forms are routed, with and
 * without the trailing slash.
 */
export function shopRoute<Request extends GenericSchema, Response extends GenericSchema>(
  app: FastifyInstance,
  route: RouteDefinition<Request, Response>,
): void {
  const isGuarded = route.method !== 'GET' || route.isStateChange === true;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isGuarded) guardStateChange(request, app.shop.settings);
    if (!request.isMultipart()) {
      return work(request, reply, (route.method === 'GET' ? request.query : request.body) ?? {}, []);
    }
    const form = await readMultipart(request, route.files ?? noFiles, app.shop.adapters.files, app.shop.uploads);
    try {
      return await work(request, reply, form.body, form.files);
    } finally {
      await form.release();
    }
  };
  const work = async (request: FastifyRequest, reply: FastifyReply, body: unknown, files: readonly ReceivedFile[]) => {
    const checked = safeParse(route.request, body);
    if (!checked.success) {
      const path = getDotPath(checked.issues[0]);
      throw new ShopRefusal(path ? `Неверное значение поля «${path}»` : 'Неверный запрос', errorCodes.invalid);
    }
    const context = await createContext(app.shop, request, reply, route, files);
    const result = await route.handler(context, checked.output);
    if (isGuarded && !route.isPublic && !route.isReading) markWrite(request, reply, app.shop.settings);
    void reply.header('content-type', 'application/json; charset=utf-8');
    if (result instanceof PreparedAnswer) return sendPrepared(request, reply, result);
    return reply.send(envelopeJson(app, route.url, route.response, result));
  };
  // A prefetching HEAD must not do what GET does.
  app.route({ method: route.method, url: route.url, exposeHeadRoute: !isGuarded, handler: answer });
}

const servedCalls = [...wireCalls, ...extraCalls] as const;
type CallOf<Name extends WireCallName | ExtraCallName> = Extract<(typeof servedCalls)[number], { name: Name }>;

/**
 * Registers a call of the contract, or one beyond it, by its name: method, address and schemas come from
 * `@tropa/api-client/wire`.
 */
export function wireRoute<Name extends WireCallName | ExtraCallName>(
  app: FastifyInstance,
  name: Name,
  handler: (
    context: RouteContext,
    body: InferOutput<CallOf<Name>['request']>,
  ) =>
    | Promise<InferInput<CallOf<Name>['response']> | PreparedAnswer>
    | InferInput<CallOf<Name>['response']>
    | PreparedAnswer,
  options: RouteOptions = {},
): void {
  const call = servedCalls.find((known) => known.name === name);
  if (!call) throw new Error(`no such call in the contract: ${name}`);
  const { method, path, request, response } = call;
  const definition = { ...options, method, url: path, request, response, handler: handler as never };
  shopRoute(app, definition as RouteDefinition<GenericSchema, GenericSchema>);
}
