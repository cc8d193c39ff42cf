import { StartError } from '../db/start-error.js';
import { serviceAddressOf } from './parse.js';

/** The gateway of text messages: SMSC's HTTP API. */
export interface SmsSettings {
  readonly url: string;
  /** A key of its own, or login and password. */
  readonly access: { readonly key: string } | { readonly login: string; readonly password: string };
  /** The registered name of the sender; '' uses the gateway's default. */
  readonly sender: string;
}

/** Environment variables about text messages. */
export interface SmsVariables {
  readonly url: string;
  readonly key: string;
  readonly login: string;
  readonly password: string;
  readonly sender: string;
}

/**
 * SMS_URL, SMS_KEY or SMS_LOGIN with SMS_PASSWORD, SMS_SENDER; null when there is no gateway.
 * @throws StartError
 */
export function smsOf(given: SmsVariables): SmsSettings | null {
  const { key, login, password } = given;
  const sender = given.sender.trim();
  if (given.url.trim() === '') {
    if (key || login || password || sender)
      throw new StartError('SMS_KEY, SMS_LOGIN, SMS_PASSWORD and SMS_SENDER require SMS_URL, the URL of the gateway.');
    return null;
  }
  const url = serviceAddressOf('SMS_URL', given.url);
  if (/\p{Cc}/u.test(sender) || sender.length > 15)
    throw new StartError('SMS_SENDER must be the registered name, up to 15 characters.');
  if (key && (login || password))
    throw new StartError('SMS_KEY replaces SMS_LOGIN and SMS_PASSWORD: set one or the others.');
  if (key) return { url, access: { key }, sender };
  if (!login || !password) throw new StartError('SMS_URL requires SMS_KEY, or SMS_LOGIN and SMS_PASSWORD.');
  return { url, access: { login, password }, sender };
}
