import { StartError } from '../db/start-error.js';
import type { Variables } from './variables.js';

/** The mail server that sends the shop's e-mail. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `direct`: implicit TLS. `starttls`: required. `none`: for a relay on the same machine. */
  readonly tls: 'direct' | 'starttls' | 'none';
  /** '' when the server requires none. */
  readonly user: string;
  readonly password: string;
  /** `«Тропа» <shop@example.ru>` or the address alone. */
  readonly from: string;
}

/** One mailbox: nothing in it can inject another header or another recipient. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(text) && !/\p{Cc}/u.test(text);

/** Percent-decodes a part of a URL, such as `%40`. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartError('SMTP_URL has a broken % in its user or password.');
  }
};

/** The mail server without the sender. */
export type MailServer = Omit<SmtpSettings, 'from'>;

/** `shop@example.ru` or `Name <shop@example.ru>`. */
export const isSender = (text: string): boolean => {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  return isMailAddress(address) && name.length <= 100;
};

/**
 * SMTP_URL; null when it is empty. Error messages never repeat the URL: it contains a password.
 * @throws StartError
 */
export function mailServerOf(url: string): MailServer | null {
  if (url.trim() === '') return null;
  const wanted = 'SMTP_URL must be smtp://user:password@host:587 or smtps://user:password@host:465.';
  if (!URL.canParse(url.trim())) throw new StartError(wanted);
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url.trim());
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '' || !['', '/'].includes(pathname))
    throw new StartError(wanted);
  if ((username === '') !== (password === ''))
    throw new StartError('SMTP_URL must have a user and a password, or neither.');
  const tls = tlsOf(protocol, searchParams);
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (tls === 'direct' ? 465 : 587),
    tls,
    user: decoded(username),
    password: decoded(password),
  };
}

function tlsOf(protocol: string, query: URLSearchParams): SmtpSettings['tls'] {
  const asked = [...query.entries()];
  if (asked.length === 0) return protocol === 'smtps:' ? 'direct' : 'starttls';
  if (protocol === 'smtp:' && asked.length === 1 && query.get('tls') === 'off') return 'none';
  throw new StartError('SMTP_URL accepts one option: smtp://host:25?tls=off, for a relay on the same machine.');
}

/** The mail server and its sender; null when there is none. */
export const smtpOf = ({ SMTP_URL: server, MAIL_FROM: from }: Variables): SmtpSettings | null =>
  server && { ...server, from };
