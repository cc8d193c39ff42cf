import { shown } from '@tropa/api-client/contract';
import { callOf } from './shop.js';
import type { Shop } from './shop.js';

/** An origin that no backend allows: in a reserved top-level domain, so that it can be nobody's. */
const foreign = 'https://stranger.invalid';

const allowed = (headers: Headers) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
});

/** Origins that are not allowed must not be able to call with the visitor's cookie; allowed ones must. */
export async function checkCors(shop: Shop): Promise<void> {
  const { origin } = shop.options;
  const { stranger } = shop;
  const [read, change] = [callOf('getUser'), callOf('addItemToBasket')];
  const differs = (wanted: string, came: unknown, status: number) =>
    shop.differs('cors', { path: '', wanted, came: shown(came) }, status);

  const strange = await stranger.send(read, {}, { Origin: foreign });
  if ('failure' in strange) return shop.findings.looked('cors', 'skipped', 'a backend that responds');
  shop.findings.looked('cors', 'asked');
  const given = allowed(strange.headers);
  if (given.credentials === 'true' && given.origin === foreign) {
    differs("no permission for an unknown site to call with the visitor's cookie", given, strange.status);
  }
  // The backend's own pages need no CORS.
  if (origin === '' || origin === new URL(shop.options.base).origin) return undefined;

  const wanted = `permission for ${origin} to call with the visitor's cookie`;
  const preflight = await stranger.request(stranger.addressOf(change), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if ('failure' in preflight) return differs('a response to OPTIONS', preflight.failure, 0);
  const headers = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const may = allowed(preflight.headers);
  if (
    preflight.status >= 300 ||
    may.origin !== origin ||
    may.credentials !== 'true' ||
    !headers.includes('content-type')
  ) {
    differs(
      `${wanted}, in the response to OPTIONS: allow-origin, allow-credentials, allow-headers content-type`,
      { ...may, headers },
      preflight.status,
    );
  }
  const answer = await stranger.send(read, {}, { Origin: origin });
  if ('failure' in answer) return differs('a response', answer.failure, 0);
  const told = allowed(answer.headers);
  if (told.origin !== origin || told.credentials !== 'true') differs(`${wanted}, in the response`, told, answer.status);
  return undefined;
}
