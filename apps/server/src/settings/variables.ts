import { resolve } from 'node:path';
import * as v from 'valibot';
import { receiptCodeOf } from './card-settings.js';
import { counterHostsOf, counterScriptsOf } from './counter-settings.js';
import { exchangePasswordOf, exchangeUserOf, exchangeWarehousesOf } from './exchange-settings.js';
import { feedEveryOf, feedUrlOf } from './feed-settings.js';
import { hstsOf } from './hsts-settings.js';
import { icmlOf } from './icml-settings.js';
import { defaultLimits } from './limit-settings.js';
import { isSender, mailServerOf } from './mail-settings.js';
import { mapsKeyOf, mapsTileUrlOf } from './map-settings.js';
import { listOf, serviceAddressOf } from './parse.js';
import { proxiesOf } from './proxy-settings.js';
import { isBucketName, s3EndpointOf } from './s3-settings.js';
import { staffEmailOf, webhookUrlOf } from './staff-settings.js';

/** An empty value counts as unset. */
const text = v.optional(v.string(), '');

const textOr = (fallback: string) =>
  v.pipe(
    text,
    v.transform((value) => value || fallback),
  );

/** Everything is on but `0`, `false`, `no`, `off`. */
const switchOr = (fallback: boolean) =>
  v.pipe(
    text,
    v.transform((value) => (value === '' ? fallback : !['0', 'false', 'no', 'off'].includes(value.toLowerCase()))),
  );

/** 0 is rejected by default: one reader takes it for «never», another for «at once». */
const countOr = (name: string, fallback: number, least = 1, most = 999_999_999) =>
  v.pipe(
    text,
    v.check(
      (value) => value === '' || (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most),
      ({ input }) => `${name} must be a whole number from ${least} to ${most}, not: ${input}`,
    ),
    v.transform((value) => (value === '' ? fallback : Number(value))),
  );

/** 0 included: any free one. */
const portOr = <Fallback>(name: string, fallback: Fallback) =>
  v.pipe(
    text,
    v.check(
      (value) => Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= 65_535,
      ({ input }) => `${name} is not a port: ${input}`,
    ),
    v.transform((value): number | Fallback => (value === '' ? fallback : Number(value))),
  );

const list = v.pipe(text, v.transform(listOf));

const trimmed = v.pipe(text, v.trim());

/** The URL of an external service; '' when it is not set. */
const serviceAddress = (name: string) =>
  v.pipe(
    text,
    v.transform((value) => serviceAddressOf(name, value)),
  );

const receiptCode = (name: string, last: number) =>
  v.pipe(
    text,
    v.transform((value) => receiptCodeOf(name, value, last)),
  );

const originOrNone = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => value === '' || (URL.canParse(value) && new URL(value).origin !== 'null'),
      ({ input }) => `${name} must be an address with http(s), such as https://shop.example, not: ${input}`,
    ),
    v.transform((value) => (value === '' ? '' : new URL(value).origin)),
  );

/** Longer than any balancer needs to notice; supervisors kill earlier. */
const longestDrainSeconds = 600;

const databaseReadWanted = 'DATABASE_READ_URL must be postgres://… addresses of replicas, comma-separated.';

/** A hundred years: a longer time could reach back before the earliest date. */
const longestFormFilesDays = 36_500;

/**
 * Environment variables of a server process, each on its own; what several of them require of one another is in
 * `combinations.ts`. `docs/settings.md` describes each.
 */
export const variables = v.object({
  HOST: textOr('127.0.0.1'),
  PORT: portOr('PORT', 4200),
  METRICS_PORT: portOr('METRICS_PORT', null),
  METRICS_HOST: textOr('127.0.0.1'),
  DRAIN_SECONDS: countOr('DRAIN_SECONDS', 0, 0, longestDrainSeconds),
  DATA_DIR: v.pipe(
    textOr('.data'),
    v.transform((value) => resolve(value)),
  ),
  DATABASE_URL: text,
  DATABASE_READ_URL: v.pipe(
    list,
    // The address is not repeated: it holds a password.
    v.array(
      v.pipe(
        v.string(),
        v.check((value) => /^postgres(?:ql)?:/.test(value) && URL.canParse(value), databaseReadWanted),
      ),
    ),
  ),
  DATABASE_READ_MAX_LAG: countOr('DATABASE_READ_MAX_LAG', 5, 1, 3_600),
  DEMO: switchOr(true),
  ALLOWED_ORIGINS: v.pipe(list, v.array(originOrNone('ALLOWED_ORIGINS'))),
  PUBLIC_URL: v.optional(originOrNone('PUBLIC_URL'), ''),
  TRUST_PROXY: v.pipe(text, v.transform(proxiesOf)),
  MAX_CONNECTIONS_PER_ADDRESS: countOr('MAX_CONNECTIONS_PER_ADDRESS', 256, 0),
  HSTS: v.pipe(text, v.transform(hstsOf)),
  MAPS_KEY: v.pipe(text, v.transform(mapsKeyOf)),
  MAPS_TILE_URL: v.pipe(text, v.transform(mapsTileUrlOf)),
  MAPS_TILE_ATTRIBUTION: trimmed,
  METRICA_ID: v.pipe(trimmed, v.regex(/^\d*$/, 'METRICA_ID must be the number of a counter of Yandex Metrica.')),
  GA4_ID: v.pipe(trimmed, v.regex(/^(?:G-[A-Z\d]+)?$/, 'GA4_ID must be a measurement id, as in G-AB12CD34EF.')),
  COUNTER_NAME: trimmed,
  COUNTER_SCRIPTS: v.pipe(text, v.transform(counterScriptsOf)),
  COUNTER_HOSTS: v.pipe(text, v.transform(counterHostsOf)),
  API_KEY: textOr('tropa-storefront'),
  SECRET: text,
  PASSWORD_RULE: v.pipe(
    textOr('shop'),
    v.picklist(['shop', 'strict'], ({ input }) => `PASSWORD_RULE must be shop or strict, not: ${String(input)}`),
  ),
  FEED_URL: v.pipe(text, v.transform(feedUrlOf)),
  FEED_EVERY: v.pipe(text, v.transform(feedEveryOf)),
  FEED_JOIN_COLOURS: switchOr(false),
  FEED_HOT_LINK: switchOr(false),
  EXCHANGE_USER: v.pipe(text, v.transform(exchangeUserOf)),
  EXCHANGE_PASSWORD: v.pipe(text, v.transform(exchangePasswordOf)),
  EXCHANGE_PRICE: trimmed,
  EXCHANGE_OLD_PRICE: trimmed,
  EXCHANGE_WAREHOUSES: v.pipe(text, v.transform(exchangeWarehousesOf)),
  ICML: v.pipe(text, v.transform(icmlOf)),
  STAFF_EMAIL: v.pipe(v.optional(v.string()), v.transform(staffEmailOf)),
  ORDER_WEBHOOK_URL: v.pipe(text, v.transform(webhookUrlOf)),
  ORDER_WEBHOOK_SECRET: trimmed,
  FORM_FILES_DAYS: countOr('FORM_FILES_DAYS', 180, 1, longestFormFilesDays),
  S3_BUCKET: v.pipe(
    trimmed,
    v.check(
      (value) => value === '' || isBucketName(value),
      ({ input }) => `S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, - and ., not: ${input}`,
    ),
  ),
  S3_ENDPOINT: v.pipe(text, v.transform(s3EndpointOf)),
  S3_REGION: v.pipe(textOr('us-east-1'), v.regex(/^[a-z\d-]{1,40}$/, 'S3_REGION must be a region, as in us-east-1.')),
  S3_ACCESS_KEY_ID: v.pipe(trimmed, v.regex(/^[\x21-\x7e]*$/, 'S3_ACCESS_KEY_ID has characters that no key has.')),
  S3_SECRET_ACCESS_KEY: v.pipe(
    trimmed,
    v.regex(/^[\x21-\x7e]*$/, 'S3_SECRET_ACCESS_KEY has characters that no key has.'),
  ),
  S3_FORCE_PATH_STYLE: switchOr(false),
  SMTP_URL: v.pipe(text, v.transform(mailServerOf)),
  MAIL_FROM: v.pipe(
    trimmed,
    v.check(
      (value) => value === '' || isSender(value),
      'MAIL_FROM must be shop@example.ru or Name <shop@example.ru>: the sender of e-mails.',
    ),
  ),
  SMS_URL: serviceAddress('SMS_URL'),
  SMS_KEY: text,
  SMS_LOGIN: text,
  SMS_PASSWORD: text,
  SMS_SENDER: v.pipe(
    trimmed,
    v.check(
      (value) => !/\p{Cc}/u.test(value) && value.length <= 15,
      'SMS_SENDER must be the registered name, up to 15 characters.',
    ),
  ),
  YOOKASSA_URL: serviceAddress('YOOKASSA_URL'),
  YOOKASSA_SHOP_ID: v.pipe(text, v.regex(/^\d*$/, 'YOOKASSA_SHOP_ID must be a number.')),
  YOOKASSA_SECRET_KEY: v.pipe(text, v.regex(/^[\x21-\x7e]*$/, 'YOOKASSA_SECRET_KEY has characters that no key has.')),
  YOOKASSA_VAT_CODE: receiptCode('YOOKASSA_VAT_CODE', 12),
  YOOKASSA_TAX_SYSTEM: receiptCode('YOOKASSA_TAX_SYSTEM', 6),
  YOOKASSA_CHECK_IP: switchOr(false),
  YOOKASSA_SBP: switchOr(false),
  CDEK_URL: serviceAddress('CDEK_URL'),
  CDEK_ACCOUNT: v.pipe(trimmed, v.regex(/^[\x21-\x7e]*$/, 'CDEK_ACCOUNT has characters that no account has.')),
  CDEK_PASSWORD: v.pipe(trimmed, v.regex(/^[\x21-\x7e]*$/, 'CDEK_PASSWORD has characters that no password has.')),
  CDEK_COURIER_TARIFF: countOr('CDEK_COURIER_TARIFF', 137, 1, 9_999),
  CDEK_PICKUP_TARIFF: countOr('CDEK_PICKUP_TARIFF', 136, 1, 9_999),
  POCHTA_URL: serviceAddress('POCHTA_URL'),
  POCHTA_TOKEN: v.pipe(trimmed, v.regex(/^[\x21-\x7e]*$/, 'POCHTA_TOKEN has characters that no token has.')),
  POCHTA_LOGIN: trimmed,
  POCHTA_PASSWORD: text,
  POCHTA_COURIER_TYPE: v.pipe(
    textOr('EMS'),
    v.regex(/^[A-Z][A-Z\d_]{1,40}$/, 'POCHTA_COURIER_TYPE must be a kind of parcel, as in EMS.'),
  ),
  POCHTA_PICKUP_TYPE: v.pipe(
    textOr('POSTAL_PARCEL'),
    v.regex(/^[A-Z][A-Z\d_]{1,40}$/, 'POCHTA_PICKUP_TYPE must be a kind of parcel, as in POSTAL_PARCEL.'),
  ),
  ORDER_EMAIL: v.pipe(
    textOr('required'),
    v.picklist(
      ['required', 'optional'],
      ({ input }) => `ORDER_EMAIL must be required or optional, not: ${String(input)}`,
    ),
  ),
  CREDIT_PARTNER: v.pipe(
    trimmed,
    v.picklist(
      ['', 'demo', 'tbank', 'none'],
      ({ input }) => `CREDIT_PARTNER must be demo, tbank or none, not: ${String(input)}`,
    ),
  ),
  CREDIT_URL: text,
  CREDIT_SHOP_ID: text,
  CREDIT_SHOWCASE_ID: text,
  CREDIT_PASSWORD: text,
  CREDIT_PROMO_CODE: trimmed,
  CREDIT_DEMO_FLOW: trimmed,
  WITHOUT: v.pipe(
    list,
    v.array(
      v.picklist(['cards', 'mail', 'sms'], ({ input }) => `WITHOUT accepts cards, mail and sms, not: ${String(input)}`),
    ),
  ),
  SMS_PER_HOUR: countOr('SMS_PER_HOUR', defaultLimits.smsPerHour),
  ORDERS_PER_ADDRESS: countOr('ORDERS_PER_ADDRESS', defaultLimits.ordersPerAddress),
  ORDERS_PER_SESSION: countOr('ORDERS_PER_SESSION', defaultLimits.ordersPerSession),
  ORDERS_PER_CONTACT: countOr('ORDERS_PER_CONTACT', defaultLimits.ordersPerContact),
  PROMO_GUESSES_PER_SESSION: countOr('PROMO_GUESSES_PER_SESSION', defaultLimits.promoGuessesPerSession),
  PROMO_GUESSES_PER_ADDRESS: countOr('PROMO_GUESSES_PER_ADDRESS', defaultLimits.promoGuessesPerAddress),
  SESSIONS_PER_ADDRESS: countOr('SESSIONS_PER_ADDRESS', defaultLimits.sessionsPerAddress),
  CONFIRMATION_HOURS: countOr('CONFIRMATION_HOURS', defaultLimits.confirmationHours),
  FLAGS: v.pipe(
    list,
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z-]+=(?:on|off)$/, ({ input }) => `FLAGS must be name=on or name=off, not: ${input}`),
      ),
    ),
    v.transform((pairs): Record<string, boolean> =>
      Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([name = '', value]) => [name, value === 'on'])),
    ),
  ),
  NODE_ENV: text,
});

/** Environment variables, each valid on its own. */
export type Variables = v.InferOutput<typeof variables>;
