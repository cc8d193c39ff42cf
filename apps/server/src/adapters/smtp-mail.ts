import type { ConnectionOptions } from 'node:tls';
import { isMailAddress } from '../settings/mail-settings.js';
import type { SmtpSettings } from '../settings/mail-settings.js';
import { withDeadline } from './deadline.js';
import type { MailMessage, MailSender } from './mail.js';
import { ServiceFailure } from './service-failure.js';

/** How long a mail server may think, in milliseconds. */
export interface SmtpPatience {
  readonly connect: number;
  /** Between two answers. */
  readonly answer: number;
  /** For one letter as a whole, however slowly the answers drip. */
  readonly letter: number;
}

const usualPatience: SmtpPatience = { connect: 10_000, answer: 20_000, letter: 45_000 };

/** Sends letters over a few kept connections. */
export interface SmtpMail extends MailSender {
  /** Ends the kept connections. */
  close(): void;
}

/** What the tests change. */
export interface SmtpOptions {
  readonly patience?: SmtpPatience;
  readonly tls?: ConnectionOptions;
}

/**
 * Letters through a mail server. The library is loaded with the first letter: a shop without a mail server does not
 * carry it.
 */
export function createSmtpMail(settings: SmtpSettings, options: SmtpOptions = {}): SmtpMail {
  const patience = options.patience ?? usualPatience;
  let opening: ReturnType<typeof openTransport> | null = null;
  let isClosed = false;
  return {
    async send(message) {
      checkMessage(message);
      if (isClosed) throw new ServiceFailure('SMTP: the shop is shutting down', { isPermanent: false });
      opening ??= openTransport(settings, patience, options.tls);
      const transport = await opening;
      try {
        await withDeadline(patience.letter, (signal) =>
          transport.sendMail({
            from: settings.from,
            // As an object, so that nothing in it is read as a list of addresses.
            to: { name: '', address: message.to },
            subject: message.subject,
            text: message.text,
            messageId: `<${message.id}@${domainOf(settings.from)}>`,
            headers: { 'Auto-Submitted': 'auto-generated' },
            signal,
          }),
        );
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
    close() {
      isClosed = true;
      void opening?.then((transport) => transport.close());
    },
  };
}

async function openTransport(settings: SmtpSettings, patience: SmtpPatience, tls: ConnectionOptions = {}) {
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password } = settings;
  return createTransport({
    pool: true,
    maxConnections: 2,
    idleTimeout: 30_000,
    // A kept connection that the server has closed meanwhile is replaced once; the rest is the outbox's business.
    maxRequeues: 1,
    host,
    port,
    secure: settings.tls === 'direct',
    requireTLS: settings.tls === 'starttls',
    ignoreTLS: settings.tls === 'none',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.answer,
    socketTimeout: patience.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: { minVersion: 'TLSv1.2', ...tls },
  });
}

/** No header grows out of a recipient or a subject. @throws ServiceFailure, for good. */
function checkMessage({ id, to, subject }: MailMessage): void {
  const refuse = (why: string): never => {
    throw new ServiceFailure(`SMTP: ${why}`, { isPermanent: true });
  };
  if (!isMailAddress(to)) refuse('the recipient is no mail address');
  if (/\p{Cc}/u.test(subject)) refuse('the subject has control characters');
  if (!/^[\w.-]+$/.test(id)) refuse('the id of the letter is no id');
}

const domainOf = (from: string): string => /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** What the library throws, as far as it is looked at. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly permanent?: boolean;
  readonly response?: string;
  readonly rejectedErrors?: readonly SmtpError[];
}

/** Refused for good is only what the server refused this letter for; a wrong password is the shop's trouble, not the letter's. */
function failureOf(error: SmtpError): ServiceFailure {
  const cause = error.rejectedErrors?.[0] ?? error;
  const said = (cause.response ?? cause.message).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
  const isAboutLetter = cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE';
  return new ServiceFailure(`SMTP ${cause.code ?? 'failure'}: ${said}`, {
    isPermanent: isAboutLetter && cause.permanent === true,
  });
}
