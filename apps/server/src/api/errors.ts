import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { StorageFailure } from '../adapters/storage-failure.js';
import { passingTrouble } from '../db/database-trouble.js';
import type { Settings } from '../settings.js';
import { ShopRefusal, TransportFault, errorCodes, failure } from './envelope.js';
import type { Envelope } from './envelope.js';
import { createRareLog } from './rare-log.js';
import type { RefusalReason } from './tally.js';
import { securityHeaders } from './security-headers.js';

/** Sentences for what Fastify itself rejects. Other client errors get «Неверный запрос». */
const sentences: Record<number, string> = {
  404: 'Адрес не найден',
  405: 'Так обращаться к этому адресу нельзя',
  413: 'Запрос слишком большой',
  414: 'Адрес слишком длинный',
  415: 'Неизвестный вид данных',
  503: 'Магазин перегружен, попробуйте через несколько секунд',
};
const unexpected = 'Произошла непредвиденная ошибка.';
const tooSlow = 'Запрос шёл слишком долго';

/** Whether responses of this path use the envelope. */
export const isApiAddress = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);

/** Turns anything thrown into an envelope; `isDefect`: whether the error was unforeseen. */
export function envelopeOfError(error: unknown): { envelope: Envelope; isDefect: boolean } {
  if (error instanceof ShopRefusal) {
    return { envelope: failure(200, error.errorCode, error.message), isDefect: false };
  }
  if (error instanceof TransportFault) {
    return { envelope: failure(error.statusCode, errorCodes.fault, error.message), isDefect: false };
  }
  if (isUnstorable(error)) {
    return { envelope: failure(200, errorCodes.invalid, 'Неверное значение в запросе'), isDefect: false };
  }
  if (passingTrouble(error) !== null || error instanceof StorageFailure) {
    return { envelope: failure(503, errorCodes.fault, sentences[503] ?? unexpected), isDefect: false };
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const text = sentences[statusCode] ?? 'Неверный запрос';
    return { envelope: failure(statusCode, errorCodes.fault, text), isDefect: false };
  }
  return { envelope: failure(500, errorCodes.fault, unexpected), isDefect: true };
}

/**
 * Whether a value passes its schema but fits no column: an id above its range, a zero byte in a text. PostgreSQL knows all
 * of these limits, so they are checked nowhere else.
 */
function isUnstorable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '22003' || code === '22021' || code === '22P05';
}

const sendEnvelope = (reply: FastifyReply, envelope: Envelope) =>
  reply
    .code(envelope.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(envelope));

/** Malformed URLs never reach a hook: their headers are set here. */
export function answerUnreadableAddress(settings: Settings) {
  const headers = securityHeaders(settings);
  return (error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
    void sendEnvelope(reply.headers(headers), envelopeOfError(error).envelope);
  };
}

/** The response to bytes that are not a request, by the parser's error code. */
const brokenHttp: Readonly<Record<string, readonly [status: number, name: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'Неверный запрос'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', tooSlow],
};

/** How long the other side may take to receive the last response, milliseconds. */
const lastWords = 1_000;

/** Bytes that are not HTTP, or that arrive too slowly. The connection is closed after the response. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  // Nothing was received, so there is nothing to respond to: browsers open connections ahead of time.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const [status, name, sentence] = brokenHttp[error.code ?? ''] ?? [400, 'Bad Request', 'Неверный запрос'];
  const body = JSON.stringify(failure(status, errorCodes.fault, sentence));
  socket.end(
    `HTTP/1.1 ${status} ${name}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), lastWords).unref();
}

/** Why a request got a 503, in words that are the same for every request. */
const reasonOf = (error: unknown): string => passingTrouble(error) ?? (error as Error).message;

/** The same as a label of a metric. */
const tallyReasonOf = (error: unknown): RefusalReason => {
  if (passingTrouble(error) !== null) return 'database';
  return error instanceof TransportFault ? error.reason : 'other';
};

/**
 * Whether the request's own connection ended before its body was complete: such an error reads like one of the
 * database.
 */
const isVisitorGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Handles everything thrown: an envelope under `/api/`, a page elsewhere; never a stack trace. */
export function addErrorHandling(app: FastifyInstance): void {
  const sentAway = createRareLog((reason, count) =>
    app.shop.log.warn({ reason, count }, 'requests were rejected (503)'),
  );
  app.addHook('onClose', () => sentAway.stop());
  const limits = createRareLog((url, count) => app.shop.log.warn({ security: 'limit', url, count }, 'security'));
  app.addHook('onClose', () => limits.stop());
  app.setErrorHandler((error, request, reply) => {
    // Nobody will receive the response, and it is not our fault.
    if (isVisitorGone(request)) return sendEnvelope(reply, failure(408, errorCodes.fault, tooSlow));
    const { envelope, isDefect } = envelopeOfError(error);
    // By route: the log must not contain URLs that visitors make up, and has at most one line per route.
    if (envelope.errorCode === errorCodes.tooMany) {
      limits.note(request.routeOptions.url ?? '');
      app.shop.tally.refuse('rate_limit');
    }
    if (isDefect) app.shop.log.error({ err: error, url: request.url }, 'a request failed');
    if (envelope.statusCode === 503) {
      sentAway.note(reasonOf(error));
      app.shop.tally.refuse(tallyReasonOf(error));
      void reply.header('retry-after', '2');
    }
    if (error instanceof ShopRefusal && error.retryAfter !== undefined) {
      void reply.header('retry-after', String(error.retryAfter));
    }
    if (isApiAddress(request.url)) return sendEnvelope(reply, envelope);
    return app.shop.errorPage(request, reply, envelope.statusCode === 200 ? 400 : envelope.statusCode);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApiAddress(request.url)) return sendEnvelope(reply, failure(404, errorCodes.fault, sentences[404] ?? ''));
    return app.shop.errorPage(request, reply, 404);
  });
}

const title = (status: number): string => (status === 404 ? 'Страница не найдена' : 'Что-то пошло не так');

/** The error page until `pages/` installs the shop's own. */
export function plainErrorPage(_request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title(status)}</title><h1>${title(status)}</h1><p><a href="/">На главную</a></p></html>`,
    );
}
