import { startHttp } from './http-server.js';
import type { HttpStandIn, StandInAnswer } from './http-server.js';

/** What the calculator was asked to quote. */
export interface AskedTariff {
  readonly tariff_code: number;
  readonly from_location: { readonly postal_code: string };
  readonly to_location: { readonly postal_code: string };
  readonly packages: readonly { readonly weight: number }[];
}

/**
 * СДЭК's API v2 with responses as its documentation records them: tokens, the calculator, its errors. Account
 * `wqGwiQx0gg8mLtiEKsUinjVSICCjtTEP`, password `secret-password`.
 */
export interface CdekStandIn extends HttpStandIn {
  readonly asked: readonly AskedTariff[];
  /** How many tokens it has given out. */
  tokens(): number;
  /** Its tokens are not valid any more. */
  forget(): void;
  /** The calculator responds like this from now on; null: as usual. */
  behave(answer: StandInAnswer | null): void;
}

export const cdekAccount = { account: 'wqGwiQx0gg8mLtiEKsUinjVSICCjtTEP', password: 'secret-password' } as const;

const json = (status: number, body: unknown): StandInAnswer => ({ status, body });

/** As recorded for a parcel of one kilogram; each further one costs 40 roubles more. */
const priceOf = ({ packages, tariff_code: code }: AskedTariff): object => {
  const weight = packages.reduce((sum, one) => sum + one.weight, 0);
  const sum = (code === 137 ? 355 : 205) + 40 * Math.max(0, Math.ceil(weight / 1_000) - 1);
  return {
    delivery_sum: sum,
    period_min: 2,
    period_max: 4,
    calendar_min: 2,
    calendar_max: 4,
    weight_calc: weight,
    services: [],
    total_sum: sum + 0.5,
    currency: 'RUB',
  };
};

/** Starts one that carries to any postcode but `999999`. */
export async function startCdek(): Promise<CdekStandIn> {
  const asked: AskedTariff[] = [];
  let forced: StandInAnswer | null = null;
  let count = 0;
  let valid = '';
  const server = await startHttp(({ method, path, headers, body }) => {
    if (method !== 'POST') return json(404, { path, status: 404, error: 'Not Found' });
    if (path === '/v2/oauth/token') {
      const said = new URLSearchParams(body);
      const isKnown =
        said.get('grant_type') === 'client_credentials' &&
        said.get('client_id') === cdekAccount.account &&
        said.get('client_secret') === cdekAccount.password;
      if (!isKnown) return json(401, { error: 'invalid_client', error_description: 'Bad client credentials' });
      count += 1;
      valid = `token-${count}`;
      return json(200, {
        access_token: valid,
        token_type: 'bearer',
        expires_in: 3599,
        scope: 'order:all payment:all',
        jti: '9adca50a-0000-4b51-9e7e-f29cd5a6b4b2',
      });
    }
    if (path !== '/v2/calculator/tariff') return json(404, { path, status: 404, error: 'Not Found' });
    if (headers.authorization !== `Bearer ${valid}`)
      return json(401, {
        requests: [],
        errors: [{ code: 'v2_token_expired', message: 'Token is expired or invalid' }],
      });
    if (forced) return forced;
    const said = JSON.parse(body) as AskedTariff;
    asked.push(said);
    if (said.to_location.postal_code === '999999')
      return json(400, {
        errors: [{ code: 'v2_entity_not_found', message: 'По указанным параметрам не найдены тарифы' }],
      });
    return json(200, priceOf(said));
  });
  return {
    ...server,
    url: `${server.url}/v2`,
    asked,
    tokens: () => count,
    forget: () => void (valid = ''),
    behave: (answer) => void (forced = answer),
  };
}
