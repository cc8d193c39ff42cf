import { resolve } from 'node:path';
import { StartError } from './db/start-error.js';
import { yookassaOf } from './settings/card-settings.js';
import type { YookassaSettings } from './settings/card-settings.js';
import { creditOf } from './settings/credit-settings.js';
import type { CreditSettings } from './settings/credit-settings.js';
import { smtpOf } from './settings/mail-settings.js';
import type { SmtpSettings } from './settings/mail-settings.js';
import { mapsKeyOf, mapTilesOf } from './settings/map-settings.js';
import { flagsOf, isOn, listOf, originOf, portOf, withoutOf } from './settings/parse.js';
import type { Environment, OutsideService } from './settings/parse.js';
import { smsOf } from './settings/sms-settings.js';
import type { SmsSettings } from './settings/sms-settings.js';

/** How this server process runs. Read once, at start, from the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database, uploads and pictures. */
  readonly dataDir: string;
  /** PostgreSQL server; '' means the embedded database. */
  readonly databaseUrl: string;
  /** Demo goods, demo acquirer, SMS shown on `/demo/outbox`. */
  readonly isDemo: boolean;
  /** Sites that may call the API with the visitor's cookie. Empty: only our own. */
  readonly allowedOrigins: readonly string[];
  /** Where the shop is seen from outside, without a slash at the end; '' means: as the request says. */
  readonly publicUrl: string;
  /** Believe `X-Forwarded-*` of the proxy in front. */
  readonly isBehindProxy: boolean;
  /** Key of Google Maps in the browser; '' means tiles, and without these a plain plot (decision 46). */
  readonly mapsKey: string;
  /** Address of map tiles with `{z}`, `{x}`, `{y}` and maybe `{s}`; '' when there are none. */
  readonly mapsTileUrl: string;
  /** Whose tiles they are, shown on the map: text or HTML. */
  readonly mapsTileAttribution: string;
  /** What `/api/getkey/` gives. */
  readonly apiKey: string;
  /** Shared by all processes of one shop: signs what the demo acquirer says. */
  readonly secret: string;
  /** Orders above this sum, in kopecks, are delivered free. `S2 §9` */
  readonly freeDeliveryLimit: number;
  /** `S2 §8`, a literal. */
  readonly supportPhone: string;
  /** Where letters about sent forms go; '' means nowhere: the forms wait in the database. */
  readonly staffEmail: string;
  /** The mail server; null: letters are shown on `/demo/outbox`. */
  readonly smtp: SmtpSettings | null;
  /** The gateway of text messages; null: they are shown on `/demo/outbox`. */
  readonly sms: SmsSettings | null;
  /** The acquirer; null: cards are paid at the demo bank. */
  readonly yookassa: YookassaSettings | null;
  /** Outside services that this shop does without on purpose. */
  readonly without: readonly OutsideService[];
  /** Who gives credit. */
  readonly credit: CreditSettings;
  /** Switches of the storefront that differ from its own defaults: page data `_config.flags`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Answers that break the contract are failures, not log lines. */
  readonly isStrict: boolean;
}

/** What a shop is without an environment; tests start from here. */
export const defaultSettings: Settings = {
  host: '127.0.0.1',
  port: 4200,
  dataDir: resolve('.data'),
  databaseUrl: '',
  isDemo: true,
  allowedOrigins: [],
  publicUrl: '',
  isBehindProxy: false,
  mapsKey: '',
  mapsTileUrl: '',
  mapsTileAttribution: '',
  apiKey: 'tropa-storefront',
  secret: 'tropa-demo-secret',
  freeDeliveryLimit: 5_000_00,
  supportPhone: '8 (800) 301-42-43',
  staffEmail: 'shop@tropa.example',
  smtp: null,
  sms: null,
  yookassa: null,
  credit: { partner: 'demo' },
  without: [],
  flags: {},
  isStrict: false,
};

/**
 * Settings from environment variables: `docs/settings.md` tells each.
 * @throws StartError naming the variable that makes no sense.
 */
export function readSettings(env: Environment): Settings {
  const isDemo = isOn(env.DEMO, true);
  if (!isDemo && !env.SECRET) throw new StartError('SECRET must be set when DEMO is off.');
  const publicUrl = env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : '';
  return {
    ...defaultSettings,
    host: env.HOST || defaultSettings.host,
    port: env.PORT ? portOf(env.PORT) : defaultSettings.port,
    dataDir: resolve(env.DATA_DIR || defaultSettings.dataDir),
    databaseUrl: env.DATABASE_URL ?? '',
    isDemo,
    allowedOrigins: listOf(env.ALLOWED_ORIGINS ?? '').map(originOf),
    publicUrl,
    isBehindProxy: isOn(env.TRUST_PROXY, false),
    mapsKey: mapsKeyOf(env.MAPS_KEY ?? ''),
    ...mapTilesOf(env.MAPS_TILE_URL ?? '', env.MAPS_TILE_ATTRIBUTION ?? ''),
    apiKey: env.API_KEY || defaultSettings.apiKey,
    secret: env.SECRET || defaultSettings.secret,
    staffEmail: env.STAFF_EMAIL ?? (isDemo ? defaultSettings.staffEmail : ''),
    smtp: smtpOf(env.SMTP_URL ?? '', env.MAIL_FROM ?? ''),
    sms: smsOf({
      url: env.SMS_URL ?? '',
      key: env.SMS_KEY ?? '',
      login: env.SMS_LOGIN ?? '',
      password: env.SMS_PASSWORD ?? '',
      sender: env.SMS_SENDER ?? '',
    }),
    yookassa: yookassaOf({
      url: env.YOOKASSA_URL ?? '',
      shopId: env.YOOKASSA_SHOP_ID ?? '',
      secretKey: env.YOOKASSA_SECRET_KEY ?? '',
      vatCode: env.YOOKASSA_VAT_CODE ?? '',
      taxSystem: env.YOOKASSA_TAX_SYSTEM ?? '',
      isSenderChecked: isOn(env.YOOKASSA_CHECK_IP, false),
      publicUrl,
    }),
    credit: creditOf(
      {
        partner: env.CREDIT_PARTNER ?? '',
        url: env.CREDIT_URL ?? '',
        shopId: env.CREDIT_SHOP_ID ?? '',
        showcaseId: env.CREDIT_SHOWCASE_ID ?? '',
        password: env.CREDIT_PASSWORD ?? '',
        promoCode: env.CREDIT_PROMO_CODE ?? '',
        demoFlow: env.CREDIT_DEMO_FLOW ?? '',
      },
      isDemo,
    ),
    without: withoutOf(env.WITHOUT ?? ''),
    flags: flagsOf(env.FLAGS ?? ''),
    isStrict: env.NODE_ENV === 'test',
  };
}
