import { resolve } from 'node:path';
import { yookassaOf } from './settings/card-settings.js';
import type { YookassaSettings } from './settings/card-settings.js';
import { creditOf } from './settings/credit-settings.js';
import type { CreditSettings } from './settings/credit-settings.js';
import { hstsOf } from './settings/hsts-settings.js';
import { smtpOf } from './settings/mail-settings.js';
import type { SmtpSettings } from './settings/mail-settings.js';
import { defaultLimits, limitsOf } from './settings/limit-settings.js';
import type { Limits } from './settings/limit-settings.js';
import { mapsKeyOf, mapTilesOf } from './settings/map-settings.js';
import { checkMode } from './settings/mode-settings.js';
import { proxiesOf } from './settings/proxy-settings.js';
import type { TrustedProxies } from './settings/proxy-settings.js';
import { countOf, flagsOf, isOn, listOf, originOf, passwordRuleOf, portOf, withoutOf } from './settings/parse.js';
import type { Environment, OutsideService } from './settings/parse.js';
import type { PasswordRule } from './shop/auth/new-password.js';
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
  /** Where the shop is seen from outside, without a slash at the end; '' means: at an address of this machine (`pages/page-origin.ts`). */
  readonly publicUrl: string;
  /** Whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. */
  readonly proxies: TrustedProxies;
  /** Connections that one address may hold; behind a proxy, requests at once of one visitor's address. 0: any number. */
  readonly maxConnectionsPerAddress: number;
  /** `Strict-Transport-Security`, said when `publicUrl` is https; '' says nothing. */
  readonly hsts: string;
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
  /** By which rule passwords are set. */
  readonly passwordRule: PasswordRule;
  /** Orders above this sum, in kopecks, are delivered free. `S2 §9` */
  readonly freeDeliveryLimit: number;
  /** `S2 §8`, a literal. */
  readonly supportPhone: string;
  /** Where letters about sent forms go; '' means nowhere: the forms wait in the database. */
  readonly staffEmail: string;
  /** How many days files of forms are kept. */
  readonly formFilesDays: number;
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
  /** Budgets against machines. */
  readonly limits: Limits;
  /** Switches of the storefront that differ from its own defaults: page data `_config.flags`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Answers that break the contract are failures, not log lines. */
  readonly isStrict: boolean;
}

/** A hundred years: before the calendar's own beginning, everything would be too old. */
const longestFormFilesDays = 36_500;

/** What a shop is without an environment; tests start from here. */
export const defaultSettings: Settings = {
  host: '127.0.0.1',
  port: 4200,
  dataDir: resolve('.data'),
  databaseUrl: '',
  isDemo: true,
  allowedOrigins: [],
  publicUrl: '',
  proxies: 0,
  maxConnectionsPerAddress: 256,
  hsts: hstsOf(''),
  mapsKey: '',
  mapsTileUrl: '',
  mapsTileAttribution: '',
  apiKey: 'tropa-storefront',
  secret: 'tropa-demo-secret',
  passwordRule: 'shop',
  freeDeliveryLimit: 5_000_00,
  supportPhone: '8 (800) 301-42-43',
  staffEmail: 'shop@tropa.example',
  formFilesDays: 180,
  smtp: null,
  sms: null,
  yookassa: null,
  credit: { partner: 'demo' },
  without: [],
  limits: defaultLimits,
  flags: {},
  isStrict: false,
};

/**
 * Settings from environment variables: `docs/settings.md` tells each.
 * @throws StartError naming the variable that makes no sense.
 */
export function readSettings(env: Environment): Settings {
  const isDemo = isOn(env.DEMO, true);
  const publicUrl = env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : '';
  const settings: Settings = {
    ...defaultSettings,
    host: env.HOST || defaultSettings.host,
    port: env.PORT ? portOf(env.PORT) : defaultSettings.port,
    dataDir: resolve(env.DATA_DIR || defaultSettings.dataDir),
    databaseUrl: env.DATABASE_URL ?? '',
    isDemo,
    allowedOrigins: listOf(env.ALLOWED_ORIGINS ?? '').map(originOf),
    publicUrl,
    proxies: proxiesOf(env.TRUST_PROXY ?? ''),
    maxConnectionsPerAddress: countOf(
      'MAX_CONNECTIONS_PER_ADDRESS',
      env.MAX_CONNECTIONS_PER_ADDRESS,
      defaultSettings.maxConnectionsPerAddress,
      0,
    ),
    hsts: hstsOf(env.HSTS ?? ''),
    mapsKey: mapsKeyOf(env.MAPS_KEY ?? ''),
    ...mapTilesOf(env.MAPS_TILE_URL ?? '', env.MAPS_TILE_ATTRIBUTION ?? ''),
    apiKey: env.API_KEY || defaultSettings.apiKey,
    secret: env.SECRET || defaultSettings.secret,
    passwordRule: passwordRuleOf(env.PASSWORD_RULE ?? ''),
    staffEmail: env.STAFF_EMAIL ?? (isDemo ? defaultSettings.staffEmail : ''),
    formFilesDays: countOf(
      'FORM_FILES_DAYS',
      env.FORM_FILES_DAYS,
      defaultSettings.formFilesDays,
      1,
      longestFormFilesDays,
    ),
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
    limits: limitsOf({
      smsPerHour: { name: 'SMS_PER_HOUR', text: env.SMS_PER_HOUR },
      ordersPerAddress: { name: 'ORDERS_PER_ADDRESS', text: env.ORDERS_PER_ADDRESS },
      ordersPerSession: { name: 'ORDERS_PER_SESSION', text: env.ORDERS_PER_SESSION },
      ordersPerContact: { name: 'ORDERS_PER_CONTACT', text: env.ORDERS_PER_CONTACT },
      promoGuessesPerSession: { name: 'PROMO_GUESSES_PER_SESSION', text: env.PROMO_GUESSES_PER_SESSION },
      promoGuessesPerAddress: { name: 'PROMO_GUESSES_PER_ADDRESS', text: env.PROMO_GUESSES_PER_ADDRESS },
      sessionsPerAddress: { name: 'SESSIONS_PER_ADDRESS', text: env.SESSIONS_PER_ADDRESS },
      confirmationHours: { name: 'CONFIRMATION_HOURS', text: env.CONFIRMATION_HOURS },
    }),
    flags: flagsOf(env.FLAGS ?? ''),
    isStrict: env.NODE_ENV === 'test',
  };
  checkMode({ ...settings, secret: env.SECRET ?? '', realServices: realServicesOf(settings) });
  return settings;
}

/** What connects each real service, as far as it is set. */
const realServicesOf = ({ smtp, sms, yookassa, credit }: Settings): string[] => [
  ...(smtp ? ['SMTP_URL'] : []),
  ...(sms ? ['SMS_URL'] : []),
  ...(yookassa ? ['YOOKASSA_SHOP_ID'] : []),
  ...(credit.partner === 'tbank' ? ['CREDIT_PARTNER=tbank'] : []),
];
