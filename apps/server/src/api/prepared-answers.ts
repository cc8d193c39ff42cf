import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { wireCalls } from '@tropa/api-client/wire';
import type { WireCallName } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../shop/versioned-cache.js';
import { PreparedAnswer, envelopeJson } from './route.js';

const pack = promisify(brotliCompress);
/** Three times smaller in two milliseconds; stronger compression would cost the first request more than it saves. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches whole responses of a public call — validated, serialised and compressed — until the catalogue's version
 * changes. The key must contain everything that the response depends on.
 */
export function preparedAnswers(app: FastifyInstance, name: WireCallName, maxBytes: number) {
  const cache = new VersionedCache<PreparedAnswer>(app.shop.catalogueVersion, maxBytes);
  const call = wireCalls.find((known) => known.name === name);
  if (!call) throw new Error(`no such call in the contract: ${name}`);
  return (key: string, make: () => Promise<unknown>): Promise<PreparedAnswer> =>
    cache.get(key, async () => {
      const json = Buffer.from(envelopeJson(app, call.path, call.response, await make()));
      return new PreparedAnswer(json, await pack(json, options));
    });
}
