import type { Variables } from './variables.js';

/** The gateway of text messages: SMSC's HTTP API. */
export interface SmsSettings {
  readonly url: string;
  /** A key of its own, or login and password. */
  readonly access: { readonly key: string } | { readonly login: string; readonly password: string };
  /** The registered name of the sender; '' uses the gateway's default. */
  readonly sender: string;
}

/** The gateway; null when there is none. */
export const smsOf = (said: Variables): SmsSettings | null =>
  said.SMS_URL === ''
    ? null
    : {
        url: said.SMS_URL,
        access: said.SMS_KEY ? { key: said.SMS_KEY } : { login: said.SMS_LOGIN, password: said.SMS_PASSWORD },
        sender: said.SMS_SENDER,
      };
