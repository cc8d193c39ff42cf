import { setTimeout as pause } from 'node:timers/promises';
import type { YookassaSettings } from '../../settings/card-settings.js';
import { callService, objectOf } from '../http-call.js';
import type { HttpAnswer } from '../http-call.js';
import { ServiceFailure } from '../service-failure.js';

/** An object of YooKassa's: a payment, a refund. */
export type YookassaObject = Readonly<Record<string, unknown>>;

/** Timeout in milliseconds, and how many attempts are made. */
export interface YookassaPatience {
  readonly timeout: number;
  readonly tries: number;
  /** Delay before the second attempt; it grows by this much for each further one. */
  readonly pause: number;
}

export const usualPatience: YookassaPatience = { timeout: 8_000, tries: 3, pause: 500 };

/** Calls of YooKassa's API. */
export interface YookassaApi {
  /** The object as it is now; null when there is none. */
  get(path: string): Promise<YookassaObject | null>;
  /** Creates something once per `key`, however often it is called. */
  post(path: string, body: object, key: string): Promise<YookassaObject>;
}

/**
 * Calls YooKassa. When the outcome is unknown (202, 429, 5xx, no response) the call is repeated with the same key; a
 * rejection is not repeated. Every method rejects with a `ServiceFailure`.
 */
export function createYookassaApi(settings: YookassaSettings, patience: YookassaPatience): YookassaApi {
  const authorization = `Basic ${Buffer.from(`${settings.shopId}:${settings.secretKey}`).toString('base64')}`;
  const once = (method: 'GET' | 'POST', path: string, headers: object, body?: string): Promise<HttpAnswer> =>
    callService({
      service: 'YooKassa',
      url: `${settings.url}${path}`,
      method,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body }),
      timeout: patience.timeout,
    });
  const ask = async (call: () => Promise<HttpAnswer>): Promise<HttpAnswer> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= patience.tries;
      const answer = await call().catch((error: unknown) => {
        if (isLast) throw error;
        return null;
      });
      if (answer && !isUnsure(answer.status)) return answer;
      if (answer && isLast) throw failureOf(answer);
      await pause(patience.pause * attempt);
    }
  };
  return {
    async get(path) {
      const answer = await ask(() => once('GET', path, {}));
      return answer.status === 404 ? null : objectIn(answer);
    },
    async post(path, body, key) {
      const headers = { 'content-type': 'application/json', 'idempotence-key': key };
      const text = JSON.stringify(body);
      return objectIn(await ask(() => once('POST', path, headers, text)));
    },
  };
}

/** 202: still in progress; 429: too many requests; 5xx: «the result is unknown». */
const isUnsure = (status: number): boolean => status === 202 || status === 429 || status >= 500;

function objectIn(answer: HttpAnswer): YookassaObject {
  const object = objectOf(answer.text);
  if (answer.status !== 200) throw failureOf(answer);
  if (!object) throw new ServiceFailure('YooKassa: an unexpected response', { isPermanent: false });
  return object;
}

/** `{"type":"error","id":"…","code":"invalid_request","description":"…","parameter":"…"}` */
function failureOf({ status, text }: HttpAnswer): ServiceFailure {
  const { code, description, parameter } = objectOf(text) ?? {};
  const said = [code, parameter, description]
    .filter((part) => typeof part === 'string')
    .join(', ')
    .replaceAll(/\p{Cc}+/gu, ' ');
  // A wrong key can be fixed by the owner; a request rejected for its content stays rejected.
  const isPermanent = status >= 400 && status < 500 && ![401, 403, 429].includes(status);
  return new ServiceFailure(`YooKassa: HTTP ${status}${said ? `, ${said.slice(0, 200)}` : ''}`, { isPermanent });
}
