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
export const smsOf = (values: Variables): SmsSettings | null =>
  values.SMS_URL === ''
    ? null
    : {
        url: values.SMS_URL,
        access: values.SMS_KEY ? { key: values.SMS_KEY } : { login: values.SMS_LOGIN, password: values.SMS_PASSWORD },
        sender: values.SMS_SENDER,
      };
