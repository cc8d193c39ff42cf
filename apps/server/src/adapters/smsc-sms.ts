import type { SmsSettings } from '../settings/sms-settings.js';
import { callService, objectOf } from './http-call.js';
import type { SmsGateway } from './sms.js';
import { ServiceFailure } from './service-failure.js';

/**
 * What `error_code` of SMSC means (smsc.ru/api/http/send/sms), and whether this message can never be sent: a wrong
 * number or a forbidden text. The rest is fixed by the owner or by time.
 */
const errors: Readonly<Record<number, { readonly why: string; readonly isPermanent: boolean }>> = {
  1: { why: 'wrong parameters', isPermanent: true },
  2: { why: 'wrong login, password or key', isPermanent: false },
  3: { why: 'no money on the account', isPermanent: false },
  4: { why: 'this address is blocked for frequent errors', isPermanent: false },
  5: { why: 'wrong date', isPermanent: true },
  6: { why: 'the text or the sender is forbidden', isPermanent: true },
  7: { why: 'wrong phone', isPermanent: true },
  8: { why: 'the phone cannot be reached', isPermanent: true },
  9: { why: 'too many equal requests', isPermanent: false },
};

/** Milliseconds: a visitor requests a new code when one takes longer than this. */
const usualTimeout = 15_000;

/**
 * Text messages through SMSC (smsc.ru): `POST /sys/send.php`, JSON responses with HTTP 200. Failures name neither
 * phones nor texts: these contain codes.
 */
export function createSmscSms(settings: SmsSettings, timeout = usualTimeout): SmsGateway {
  const { access, sender, url } = settings;
  const who: Record<string, string> =
    'key' in access ? { apikey: access.key } : { login: access.login, psw: access.password };
  return {
    async send({ phone, text }) {
      if (!/^\d{10}$/.test(phone)) throw failure('the phone is not ten digits', true);
      const body = new URLSearchParams({ ...who, phones: `+7${phone}`, mes: text, charset: 'utf-8', fmt: '3' });
      if (sender !== '') body.set('sender', sender);
      const answer = await callService({ service, url, method: 'POST', body, timeout });
      if (answer.status !== 200) throw failure(`HTTP ${answer.status}`, false);
      const said = objectOf(answer.text);
      const code = Number(said?.error_code ?? 0);
      if (code !== 0) {
        const { why, isPermanent } = errors[code] ?? { why: 'an unknown error', isPermanent: false };
        throw failure(`error ${code}, ${why}`, isPermanent);
      }
      if (said?.id === undefined || said.error !== undefined) throw failure('an unexpected response', false);
    },
  };
}

const service = 'SMSC';

const failure = (why: string, isPermanent: boolean): ServiceFailure =>
  new ServiceFailure(`${service}: ${why}`, { isPermanent });
