import { join } from 'node:path';
import type { Settings } from '../settings.js';
import type { Adapters } from './adapters.js';
import type { CardPayment } from './card-payment.js';
import { createDemoCardPayment } from './demo-card-payment.js';
import { createDiskFiles } from './disk-files.js';

/** The part of a logger that the demo adapters need. */
export interface AdapterLog {
  info(details: object, message: string): void;
}

/**
 * The adapters of a server process. In demo mode messages are shown in the log and on `/demo/outbox`, and cards are
 * paid on `/demo/pay/…`. Out of demo mode nothing is sent until a gateway is put in here: messages stay in the outbox.
 */
export function createAdapters(settings: Settings, log: AdapterLog): Adapters {
  const files = createDiskFiles(join(settings.dataDir, 'uploads'));
  if (!settings.isDemo) return { files, ...withoutGateways };
  return {
    files,
    cardPayment: createDemoCardPayment(settings.secret),
    sms: {
      send({ phone, text }) {
        log.info({ phone, text }, 'demo sms');
        return Promise.resolve();
      },
    },
    mail: {
      send({ to, subject }) {
        log.info({ to, subject }, 'demo mail');
        return Promise.resolve();
      },
    },
  };
}

const notConfigured = (what: string) => () => Promise.reject(new Error(`No ${what} is configured`));

const noCards: CardPayment = {
  start: notConfigured('acquirer'),
  refund: notConfigured('acquirer'),
  readNotice: () => null,
};

const withoutGateways = {
  cardPayment: noCards,
  sms: { send: notConfigured('sms gateway') },
  mail: { send: notConfigured('mail server') },
};
