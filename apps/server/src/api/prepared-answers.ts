import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { wireCalls } from '@tropa/api-client/wire';
import type { WireCallName } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../shop/versioned-cache.js';
import { PreparedAnswer, envelopeJson } from './route.js';

const pack = promisify(brotliCompress);
/** Three times smaller in two milliseconds; better packing would cost the first who asks more than it saves. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Keeps whole answers of a public call, checked, written and packed, as long as the catalogue's version stands.
 * The key must name everything that the answer depends on.
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
