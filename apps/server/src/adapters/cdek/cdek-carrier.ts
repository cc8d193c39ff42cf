import type { CdekSettings } from '../../settings/carrier-settings.js';
import type { Carrier } from '../carrier.js';
import { callService, objectOf } from '../http-call.js';
import type { HttpAnswer } from '../http-call.js';
import { quoteOf } from '../quote-of.js';
import { ServiceFailure } from '../service-failure.js';

const service = 'CDEK';

/** Timeout of a call in milliseconds: a buyer is looking at a line that waits for it. */
const usualTimeout = 3_000;
/** How long before it expires a token is renewed, milliseconds. */
const tokenMargin = 60_000;

/**
 * Gets prices of СДЭК from its API v2: a token by client credentials, then `POST /calculator/tariff` with a tariff of the
 * owner's contract, one for couriers and one for pickup points.
 */
export function createCdekCarrier(settings: CdekSettings, timeout = usualTimeout): Carrier {
  let token: { readonly value: string; readonly endsAt: number } | null = null;
  const call = (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    callService({ service, url: settings.url + path, method: 'POST', body, headers, timeout });

  const tokenNow = async (): Promise<string> => {
    if (token && token.endsAt > Date.now()) return token.value;
    const answer = await call(
      '/oauth/token',
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: settings.account,
        client_secret: settings.password,
      }),
    );
    const said = objectOf(answer.text);
    if (answer.status !== 200 || typeof said?.access_token !== 'string') throw failureOf(answer);
    token = { value: said.access_token, endsAt: Date.now() + Number(said.expires_in ?? 0) * 1_000 - tokenMargin };
    return token.value;
  };

  const ask = async (body: string): Promise<HttpAnswer> => {
    const headers = async () => ({ authorization: `Bearer ${await tokenNow()}`, 'content-type': 'application/json' });
    const answer = await call('/calculator/tariff', body, await headers());
    if (answer.status !== 401) return answer;
    // СДЭК no longer knows a token that has not expired.
    token = null;
    return call('/calculator/tariff', body, await headers());
  };

  return {
    id: 'cdek',
    async quote({ way, from, to, grams }) {
      const answer = await ask(
        JSON.stringify({
          type: 1,
          currency: 1,
          tariff_code: way === 'courier' ? settings.courierTariff : settings.pickupTariff,
          from_location: { country_code: 'RU', postal_code: from },
          to_location: { country_code: 'RU', postal_code: to },
          packages: [{ weight: grams }],
        }),
      );
      const said = objectOf(answer.text);
      const problem = reasonOf(said);
      // A rejection means that СДЭК does not deliver there by the tariff of the contract.
      if (answer.status === 400 && problem !== '') return { problem };
      if (answer.status !== 200 || problem !== '') throw failureOf(answer);
      return quoteOf(service, said?.total_sum ?? said?.delivery_sum, [said?.period_min, said?.period_max]);
    },
  };
}

const plain = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/\p{Cc}+/gu, ' ') : '');

/** `{"errors":[{"code":"…","message":"…"}]}`; '' where there are none. */
function reasonOf(said: Record<string, unknown> | null): string {
  const errors: unknown = said?.errors;
  if (!Array.isArray(errors)) return '';
  const words = errors.map((one: { code?: unknown; message?: unknown } | null) =>
    `${plain(one?.code)} ${plain(one?.message)}`.trim(),
  );
  return (words.join('; ') || 'an error without a name').slice(0, 200);
}

/** A request for a token fails with `{"error":"invalid_client"}` instead. */
function failureOf({ status, text }: HttpAnswer): ServiceFailure {
  const said = objectOf(text);
  const why = reasonOf(said) || plain(said?.error).slice(0, 200);
  return new ServiceFailure(`${service}: HTTP ${status}${why ? `, ${why}` : ''}`, { isPermanent: false });
}
