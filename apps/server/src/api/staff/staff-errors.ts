import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { passingTrouble } from '../../db/database-trouble.js';
import { ShopRefusal, errorCodes } from '../../shop/refusal.js';
import { refusalCodes } from '../../shop/refusals.js';
import { StaffRefusal } from '../../shop/staff/staff-refusal.js';
import { TransportFault } from '../envelope.js';

/** Responses of the server itself, by status. */
const sentences: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'The request cannot be read.'],
  404: ['not_found', 'There is no such call: see /api/staff/openapi.json.'],
  408: ['too_slow', 'The request took too long.'],
  413: ['too_large', 'The request is too large.'],
  414: ['too_long', 'The address is too long.'],
  415: ['unsupported', 'Send the body as application/json.'],
  503: ['unavailable', 'The shop cannot do this now: try again in a few seconds.'],
};

const statusOfRefusal = (code: number): number => {
  if (code === errorCodes.notFound) return 404;
  if (code === errorCodes.tooMany) return 429;
  return code === refusalCodes.orderClosed || code === refusalCodes.noStock ? 409 : 422;
};

/** Values that pass a schema but no column, as in the shop's own API. */
const isUnstorable = (error: unknown): boolean =>
  ['22003', '22021', '22P05'].includes(String((error as { code?: unknown }).code));

/** Turns anything thrown into a status, a code and an English sentence; null for a defect. */
export function staffErrorOf(error: unknown): { status: number; code: string; message: string } | null {
  if (error instanceof StaffRefusal) return error;
  // Its sentence is for a visitor, and in Russian: the staff reads that, too.
  if (error instanceof ShopRefusal) {
    return { status: statusOfRefusal(error.errorCode), code: 'refused', message: `The shop refused: ${error.message}` };
  }
  if (isUnstorable(error)) return { status: 422, code: 'invalid', message: 'A value is out of range.' };
  const status = statusOf(error);
  if (status === null) return null;
  const [code, message] = sentences[status] ?? ['bad_request', 'The request cannot be read.'];
  return { status, code, message };
}

function statusOf(error: unknown): number | null {
  if (error instanceof TransportFault) return error.statusCode;
  if (passingTrouble(error) !== null) return 503;
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}

/** `{ "error": { "code", "message" } }` with the status of what happened; never a stack trace, never cached. */
export function sendStaffError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="staff"');
  if (status === 503) void reply.header('retry-after', '2');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error: { code, message } }));
}

/** Handles the errors of this scope, in English for those who write programs. */
export function addStaffErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const told = staffErrorOf(error);
    if (told) return sendStaffError(reply, told.status, told.code, told.message);
    // By route: addresses contain order numbers and search texts.
    scope.shop.log.error({ err: error, url: request.routeOptions.url }, 'a request of the staff failed');
    return sendStaffError(reply, 500, 'failed', 'Something unexpected happened: the log of the server says what.');
  });
  scope.setNotFoundHandler((_request, reply) => sendStaffError(reply, 404, ...sentences[404]!));
}
