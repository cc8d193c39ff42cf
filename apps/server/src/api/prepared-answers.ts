import { wireCalls } from '@tropa/api-client/wire';
import type { WireCallName } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import type { Tag } from '../shop/catalogue-index/tag-versions.js';
import { VersionedCache } from '../shop/versioned-cache.js';
import { packBrotli } from './pack-brotli.js';
import type { CacheName } from './tally.js';
import { PreparedAnswer, envelopeJson } from './route.js';

/** Three times smaller in two milliseconds; stronger compression would cost the first request more than it saves. */
const quality = 5;

/**
 * Caches whole responses of a public call — validated, serialised and compressed — until something changes that
 * `tags` of the result names; without tags, until anything changes. The key must contain everything else that the
 * response depends on. Its figures are counted as `tallied`.
 */
export function preparedAnswers(app: FastifyInstance, name: WireCallName, tallied: CacheName, maxBytes: number) {
  const cache = new VersionedCache<PreparedAnswer>(app.shop.catalogueVersion, maxBytes);
  app.shop.tally.caches.set(tallied, () => cache.figures());
  const call = wireCalls.find((known) => known.name === name);
  if (!call) throw new Error(`no such call in the contract: ${name}`);
  return (key: string, make: () => Promise<{ readonly tags?: readonly Tag[] }>): Promise<PreparedAnswer> =>
    cache.get(key, async (dependencies) => {
      const result = await make();
      if (result.tags) dependencies.on(result.tags);
      const json = Buffer.from(envelopeJson(app, call.path, call.response, result));
      return new PreparedAnswer(json, await packBrotli(json, quality));
    });
}
