import type { FastifyInstance } from 'fastify';
import { TransportFault } from './envelope.js';

/** Maximum bytes of a JSON request: a basket or an order is far smaller. */
export const jsonBodyLimit = 64 * 1024;

/**
 * Parses JSON bodies: an empty one is an empty object (that is how calls without arguments are sent), keys that would
 * reach the prototype are rejected, broken JSON gives one clear sentence.
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
