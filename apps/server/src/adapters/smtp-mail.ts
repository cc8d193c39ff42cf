import type { ConnectionOptions } from 'node:tls';
import { isMailAddress } from '../settings/mail-settings.js';
import type { SmtpSettings } from '../settings/mail-settings.js';
import { withDeadline } from './deadline.js';
import type { MailMessage, MailSender } from './mail.js';
import { ServiceFailure } from './service-failure.js';

/** Timeouts of a mail server, in milliseconds. */
export interface SmtpPatience {
  readonly connect: number;
  /** Between two responses. */
  readonly answer: number;
  /** For one e-mail as a whole, however slowly the responses trickle in. */
  readonly letter: number;
}

const usualPatience: SmtpPatience = { connect: 10_000, answer: 20_000, letter: 45_000 };

/** Sends e-mail over a small pool of connections. */
export interface SmtpMail extends MailSender {
  /** Closes the pool. */
  close(): void;
}

/** Overridden by tests. */
export interface SmtpOptions {
  readonly patience?: SmtpPatience;
  readonly tls?: ConnectionOptions;
}

/**
 * E-mail through an SMTP server. The library is loaded with the first e-mail: a shop without a mail server never loads
 * it.
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
    // A pooled connection that the server has closed meanwhile is replaced once; other retries are left to the outbox.
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

/** Prevents header injection through a recipient or a subject. @throws ServiceFailure, permanent. */
function checkMessage({ id, to, subject }: MailMessage): void {
  const refuse = (why: string): never => {
    throw new ServiceFailure(`SMTP: ${why}`, { isPermanent: true });
  };
  if (!isMailAddress(to)) refuse('the recipient is not an e-mail address');
  if (/\p{Cc}/u.test(subject)) refuse('the subject has control characters');
  if (!/^[\w.-]+$/.test(id)) refuse('the id of the e-mail is invalid');
}

const domainOf = (from: string): string => /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** The fields of the library's errors that are read here. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly permanent?: boolean;
  readonly response?: string;
  readonly rejectedErrors?: readonly SmtpError[];
}

/** Only a rejection of this very e-mail is permanent; a wrong password is a fault of the settings. */
function failureOf(error: SmtpError): ServiceFailure {
  const cause = error.rejectedErrors?.[0] ?? error;
  const said = (cause.response ?? cause.message).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
  const isAboutLetter = cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE';
  return new ServiceFailure(`SMTP ${cause.code ?? 'failure'}: ${said}`, {
    isPermanent: isAboutLetter && cause.permanent === true,
  });
}
