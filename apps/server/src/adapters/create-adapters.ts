import { join } from 'node:path';
import { StartError } from '../db/start-error.js';
import type { Settings } from '../settings.js';
import type { OutsideService } from '../settings/parse.js';
import type { Adapters } from './adapters.js';
import type { Carrier } from './carrier.js';
import { createCdekCarrier } from './cdek/cdek-carrier.js';
import { createCredit } from './create-credit.js';
import { createDemoCardPayment } from './demo-card-payment.js';
import { createDiskFiles } from './disk-files.js';
import type { FileStore } from './files.js';
import { createPochtaCarrier } from './pochta/pochta-carrier.js';
import { restingCarrier } from './resting-carrier.js';
import { createDiskPhotos, createS3Photos } from './photo-store.js';
import type { PhotoStore } from './photo-store.js';
import { openBucket } from './s3/s3-bucket.js';
import { createS3Files } from './s3/s3-files.js';
import { ServiceFailure } from './service-failure.js';
import { createSmscSms } from './smsc-sms.js';
import { createSmtpMail } from './smtp-mail.js';
import { createWebhook } from './webhook.js';
import { createYookassaPayment } from './yookassa/yookassa-payment.js';

/** The part of a logger that the demo adapters need. */
export interface AdapterLog {
  info(details: object, message: string): void;
}

/**
 * The adapters of a server process: a real one where the settings name it, else in demo mode the demo one (messages are shown
 * in the log and on `/demo/outbox`, cards are paid on `/demo/pay/…`), else one that rejects every call.
 */
export function createAdapters(settings: Settings, log: AdapterLog): Adapters {
  const { isDemo, smtp, sms, yookassa } = settings;
  const rest = isDemo ? demoAdapters(settings, log) : refusingAdapters;
  return {
    ...rest,
    credit: createCredit(settings),
    carriers: createCarriers(settings),
    files: createFiles(settings),
    photos: createPhotos(settings),
    webhook: settings.webhook && createWebhook(settings.webhook),
    ...(smtp ? { mail: createSmtpMail(smtp) } : {}),
    ...(sms ? { sms: createSmscSms(sms) } : {}),
    ...(yookassa ? { cardPayment: createYookassaPayment(yookassa, settings.publicUrl) } : {}),
  };
}

function createFiles({ s3, dataDir }: Settings): FileStore {
  const folder = join(dataDir, 'uploads');
  return s3 ? createS3Files(openBucket(s3), join(folder, 'incoming')) : createDiskFiles(folder);
}

function createCarriers({ cdek, pochta }: Settings): Carrier[] {
  const carriers = [...(cdek ? [createCdekCarrier(cdek)] : []), ...(pochta ? [createPochtaCarrier(pochta)] : [])];
  return carriers.map((carrier) => restingCarrier(carrier));
}

const createPhotos = ({ s3, dataDir }: Settings): PhotoStore =>
  s3 ? createS3Photos(openBucket(s3)) : createDiskPhotos(join(dataDir, 'reviews'));

type OutsideAdapters = Omit<Adapters, 'files' | 'photos' | 'credit' | 'carriers' | 'webhook'>;

const demoAdapters = (settings: Settings, log: AdapterLog): OutsideAdapters => ({
  cardPayment: createDemoCardPayment(settings.secret),
  sms: {
    isReadInOutbox: true,
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
});

const notConfigured = (what: string) => () =>
  Promise.reject(new ServiceFailure(`No ${what} is configured`, { isPermanent: false }));

const refusingAdapters: OutsideAdapters = {
  cardPayment: {
    isOff: true,
    start: notConfigured('acquirer'),
    refund: notConfigured('acquirer'),
    readNotice: () => Promise.resolve(null),
  },
  sms: { send: notConfigured('sms gateway') },
  mail: { send: notConfigured('mail server') },
};

const needed: Readonly<Record<OutsideService, string>> = {
  cards: 'YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY',
  mail: 'SMTP_URL and MAIL_FROM',
  sms: 'SMS_URL with SMS_KEY, or SMS_LOGIN and SMS_PASSWORD',
};

/**
 * Which adapters are in use, in one line for the owner, without secrets.
 * @throws StartError outside demo mode, when a service is missing that WITHOUT does not name.
 */
export function describeAdapters(settings: Settings): string {
  const { isDemo, smtp, sms, yookassa, without, s3, cdek, pochta } = settings;
  const real: Readonly<Record<OutsideService, string | null>> = {
    cards: yookassa && `YooKassa, shop ${yookassa.shopId}`,
    mail: smtp && `SMTP ${smtp.host}:${smtp.port}`,
    sms: sms && `SMSC at ${new URL(sms.url).host}`,
  };
  const services = Object.keys(real) as OutsideService[];
  const missing = isDemo ? [] : services.filter((name) => real[name] === null && !without.includes(name));
  if (missing.length > 0) {
    const wants = missing.map((name) => `${name} (${needed[name]})`).join('; ');
    throw new StartError(
      `Outside demo mode the shop requires ${wants}. To do without, set WITHOUT=${missing.join(',')}.`,
    );
  }
  const used = services.map((name) => `${name}: ${real[name] ?? (isDemo ? 'demo' : 'none')}`);
  const carriers = [cdek && 'СДЭК', pochta && 'Почта России'].filter(Boolean).join(', ');
  if (carriers !== '') used.push(`carriers: ${carriers}`);
  return [...used, ...(s3 ? [`files: bucket ${s3.bucket} at ${s3.endpoint}`] : [])].join('; ');
}
