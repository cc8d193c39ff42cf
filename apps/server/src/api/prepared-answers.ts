import { wireCalls } from '@tropa/api-client/wire';
import type { WireCallName } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../shop/versioned-cache.js';
import { PreparedAnswer, envelopeJson } from './route.js';

/**
 * Keeps whole answers of a public call, checked and written, as long as the catalogue's version stands.
 * The key must name everything that the answer depends on.
 */
export function preparedAnswers(app: FastifyInstance, name: WireCallName, maxBytes: number) {
  const cache = new VersionedCache<Buffer>(app.shop.catalogueVersion, maxBytes);
  const call = wireCalls.find((known) => known.name === name);
  if (!call) throw new Error(`no such call in the contract: ${name}`);
  return async (key: string, make: () => Promise<unknown>): Promise<PreparedAnswer> =>
    new PreparedAnswer(
      await cache.get(key, async () => Buffer.from(envelopeJson(app, call.path, call.response, await make()))),
    );
}
