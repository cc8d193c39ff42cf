import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { checkBasic, isSameText } from '../api/basic-auth.js';
import type { ShopServices } from '../api/services.js';
import type { ExchangeSettings } from '../settings/exchange-settings.js';

/** Name of the cookie that identifies the accounting system until its exchange is over. */
export const exchangeCookie = 'tropa_exchange';
const lifetimeMs = 12 * 3_600_000;

const refusals = {
  none: 'Не переданы логин и пароль.',
  wrong: 'Неверный логин или пароль.',
  'too many': 'Слишком много неверных паролей: повторите через час.',
} as const;

/** What became of an attempt to sign in. */
export type SignIn = { readonly token: string } | { readonly refusal: string; readonly isWrong: boolean };

/** Signs the accounting system in. The session is a signed token, so that every process of the shop knows it. */
export async function signIn(
  shop: Pick<ShopServices, 'db' | 'now' | 'settings'>,
  exchange: ExchangeSettings,
  request: FastifyRequest,
): Promise<SignIn> {
  const outcome = await checkBasic(shop, request, exchange, 'exchange');
  if (outcome !== 'right') return { refusal: refusals[outcome], isWrong: outcome === 'wrong' };
  return { token: newToken(shop.settings.secret, exchange, shop.now()) };
}

/** The password is a part of the key: a session does not outlive it. */
const signatureOf = (text: string, secret: string, { user, password }: ExchangeSettings): string =>
  createHmac('sha256', `${secret}\n${user}\n${password}`).update(`exchange ${text}`).digest('hex');

function newToken(secret: string, exchange: ExchangeSettings, now: Date): string {
  const text = `${randomBytes(12).toString('hex')}.${now.getTime() + lifetimeMs}`;
  return `${text}.${signatureOf(text, secret, exchange)}`;
}

/** The exchange that a request belongs to; null: it is not signed in, or no longer. */
export function exchangeIdOf(
  { now, settings }: Pick<ShopServices, 'now' | 'settings'>,
  exchange: ExchangeSettings,
  request: FastifyRequest,
): string | null {
  const [, id = '', until = '', signature = ''] =
    /^([\da-f]{24})\.(\d{1,15})\.([\da-f]{64})$/.exec(request.cookies[exchangeCookie] ?? '') ?? [];
  const isSigned = isSameText(signature, signatureOf(`${id}.${until}`, settings.secret, exchange));
  return isSigned && Number(until) > now().getTime() ? id : null;
}
