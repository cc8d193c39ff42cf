import { startHttp } from './http-server.js';
import type { HttpStandIn, StandInAnswer } from './http-server.js';

/** What it was asked to quote. */
export interface AskedPost {
  readonly 'index-from': string;
  readonly 'index-to': string;
  readonly 'mail-type': string;
  readonly 'mail-category': string;
  readonly mass: number;
}

/** Почта России, «Отправка», with responses as its documentation records them. */
export interface PochtaStandIn extends HttpStandIn {
  readonly asked: readonly AskedPost[];
  /** Responds like this from now on; null: as usual. */
  behave(answer: StandInAnswer | null): void;
}

export const pochtaAccount = {
  token: 'application-token',
  login: 'shop@example.ru',
  password: 'secret-password',
} as const;

const user = `Basic ${Buffer.from(`${pochtaAccount.login}:${pochtaAccount.password}`).toString('base64')}`;

/** Starts one that carries to any postcode but `999999`. */
export async function startPochta(): Promise<PochtaStandIn> {
  const asked: AskedPost[] = [];
  let forced: StandInAnswer | null = null;
  const server = await startHttp(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/1.0/tariff') return { status: 404, body: { code: '404', desc: 'Not Found' } };
    if (headers.authorization !== `AccessToken ${pochtaAccount.token}` || headers['x-user-authorization'] !== user)
      return { status: 401, body: { code: '1001', desc: 'Ошибка авторизации' } };
    if (forced) return forced;
    const said = JSON.parse(body) as AskedPost;
    asked.push(said);
    if (said['index-to'] === '999999')
      return { status: 400, body: { status: 'ERROR', 'sub-code': 'INDEX_TO_NOT_FOUND', message: 'Индекс не найден' } };
    return {
      status: 200,
      body: {
        'total-rate': 30_658,
        'total-vat': 6_132,
        'ground-rate': { rate: 30_658, vat: 6_132 },
        'delivery-time': { 'min-days': 3, 'max-days': 6 },
        'payment-method': 'CASHLESS',
        'notice-payment-method': 'CASHLESS',
      },
    };
  });
  return { ...server, asked, behave: (answer) => void (forced = answer) };
}
