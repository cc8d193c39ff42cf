import { resolve } from 'node:path';
import * as v from 'valibot';
import { hstsOf } from './hsts-settings.js';
import { defaultLimits } from './limit-settings.js';
import { mapsKeyOf } from './map-settings.js';
import { listOf } from './parse.js';
import { proxiesOf } from './proxy-settings.js';

/** An empty value counts as unset. */
const text = v.optional(v.string(), '');

const textOr = (fallback: string) =>
  v.pipe(
    text,
    v.transform((said) => said || fallback),
  );

/** Everything is on but `0`, `false`, `no`, `off`. */
const switchOr = (fallback: boolean) =>
  v.pipe(
    text,
    v.transform((said) => (said === '' ? fallback : !['0', 'false', 'no', 'off'].includes(said.toLowerCase()))),
  );

/** 0 is rejected by default: one reader takes it for «never», another for «at once». */
const countOr = (name: string, fallback: number, least = 1, most = 999_999_999) =>
  v.pipe(
    text,
    v.check(
      (said) => said === '' || (/^\d{1,9}$/.test(said) && Number(said) >= least && Number(said) <= most),
      ({ input }) => `${name} must be a whole number from ${least} to ${most}, not: ${input}`,
    ),
    v.transform((said) => (said === '' ? fallback : Number(said))),
  );

/** 0 included: any free one. */
const portOr = (fallback: number) =>
  v.pipe(
    text,
    v.check(
      (said) => Number.isInteger(Number(said)) && Number(said) >= 0 && Number(said) <= 65_535,
      ({ input }) => `PORT is not a port: ${input}`,
    ),
    v.transform((said) => (said === '' ? fallback : Number(said))),
  );

const list = v.pipe(text, v.transform(listOf));

const originOrNone = v.pipe(
  v.string(),
  v.check(
    (said) => said === '' || (URL.canParse(said) && new URL(said).origin !== 'null'),
    ({ input }) => `Not an address with http(s): ${input}`,
  ),
  v.transform((said) => (said === '' ? '' : new URL(said).origin)),
);

/** A hundred years: a longer time could reach back before the earliest date. */
const longestFormFilesDays = 36_500;

/**
 * Environment variables of a server process, each on its own; combinations of several are checked by the files beside
 * this one. `docs/settings.md` describes each.
 */
export const variables = v.object({
  HOST: textOr('127.0.0.1'),
  PORT: portOr(4200),
  DATA_DIR: v.pipe(
    textOr('.data'),
    v.transform((said) => resolve(said)),
  ),
  DATABASE_URL: text,
  DEMO: switchOr(true),
  ALLOWED_ORIGINS: v.pipe(list, v.array(originOrNone)),
  PUBLIC_URL: v.optional(originOrNone, ''),
  TRUST_PROXY: v.pipe(text, v.transform(proxiesOf)),
  MAX_CONNECTIONS_PER_ADDRESS: countOr('MAX_CONNECTIONS_PER_ADDRESS', 256, 0),
  HSTS: v.pipe(text, v.transform(hstsOf)),
  MAPS_KEY: v.pipe(text, v.transform(mapsKeyOf)),
  MAPS_TILE_URL: text,
  MAPS_TILE_ATTRIBUTION: text,
  API_KEY: textOr('tropa-storefront'),
  SECRET: text,
  PASSWORD_RULE: v.pipe(
    textOr('shop'),
    v.picklist(['shop', 'strict'], ({ input }) => `PASSWORD_RULE must be shop or strict, not: ${String(input)}`),
  ),
  STAFF_EMAIL: v.optional(v.string()),
  FORM_FILES_DAYS: countOr('FORM_FILES_DAYS', 180, 1, longestFormFilesDays),
  SMTP_URL: text,
  MAIL_FROM: text,
  SMS_URL: text,
  SMS_KEY: text,
  SMS_LOGIN: text,
  SMS_PASSWORD: text,
  SMS_SENDER: text,
  YOOKASSA_URL: text,
  YOOKASSA_SHOP_ID: text,
  YOOKASSA_SECRET_KEY: text,
  YOOKASSA_VAT_CODE: text,
  YOOKASSA_TAX_SYSTEM: text,
  YOOKASSA_CHECK_IP: switchOr(false),
  CREDIT_PARTNER: text,
  CREDIT_URL: text,
  CREDIT_SHOP_ID: text,
  CREDIT_SHOWCASE_ID: text,
  CREDIT_PASSWORD: text,
  CREDIT_PROMO_CODE: text,
  CREDIT_DEMO_FLOW: text,
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
