import type { PochtaSettings } from '../../settings/carrier-settings.js';
import type { Carrier } from '../carrier.js';
import { callService, objectOf } from '../http-call.js';
import { quoteOf } from '../quote-of.js';
import { ServiceFailure } from '../service-failure.js';

const service = 'Russian Post';

/** Timeout of a call in milliseconds: a buyer is looking at a line that waits for it. */
const usualTimeout = 3_000;

/**
 * Gets prices of Почта России from the API of «Отправка»: `POST /1.0/tariff`, signed with the application's token and the
 * user's key. Sums are kopecks, with VAT given separately.
 */
export function createPochtaCarrier(settings: PochtaSettings, timeout = usualTimeout): Carrier {
  const headers = {
    authorization: `AccessToken ${settings.token}`,
    'x-user-authorization': `Basic ${Buffer.from(`${settings.login}:${settings.password}`).toString('base64')}`,
    'content-type': 'application/json;charset=UTF-8',
    accept: 'application/json;charset=UTF-8',
  };
  return {
    id: 'pochta',
    async quote({ way, from, to, grams }) {
      const body = JSON.stringify({
        'index-from': from,
        'index-to': to,
        'mail-category': 'ORDINARY',
        'mail-type': way === 'courier' ? settings.courierType : settings.pickupType,
        mass: grams,
        fragile: false,
      });
      const answer = await callService({
        service,
        url: `${settings.url}/1.0/tariff`,
        method: 'POST',
        headers,
        body,
        timeout,
      });
      const said = objectOf(answer.text);
      if (answer.status !== 200) {
        const why = reasonOf(said);
        // A rejection means that it does not deliver there.
        if (answer.status === 400 && why !== '') return { problem: why };
        throw new ServiceFailure(`${service}: HTTP ${answer.status}${why ? `, ${why}` : ''}`, { isPermanent: false });
      }
      const [rate, vat] = [said?.['total-rate'], said?.['total-vat'] ?? 0];
      const time = (said?.['delivery-time'] ?? {}) as { 'min-days'?: unknown; 'max-days'?: unknown };
      const kopecks = typeof rate === 'number' && typeof vat === 'number' ? rate + vat : null;
      return quoteOf(service, kopecks === null ? null : kopecks / 100, [time['min-days'], time['max-days']]);
    },
  };
}

/** `{"code":"1001","desc":"…"}`, or `{"status":"ERROR","message":"…","sub-code":"INDEX_TO_NOT_FOUND"}`. */
function reasonOf(said: Record<string, unknown> | null): string {
  return [said?.['sub-code'], said?.code, said?.desc, said?.message]
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .join(' ')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 200);
}
