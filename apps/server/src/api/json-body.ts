import type { FastifyInstance } from 'fastify';
import { TransportFault } from './envelope.js';

/** Bytes of a JSON request: a basket or an order is far below it. */
export const jsonBodyLimit = 64 * 1024;

/**
 * JSON bodies: an empty one is an empty object (calls without arguments are sent so), keys that would reach the
 * prototype are refused, broken JSON is one clear sentence.
 */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/json'],
    { parseAs: 'string', bodyLimit: jsonBodyLimit },
    (request, body: string, done) => {
      if (body.trim() === '') return done(null, {});
      return parse(request, body, (error, value) =>
        error ? done(new TransportFault(400, 'Запрос не похож на JSON')) : done(null, value),
      );
    },
  );
}
