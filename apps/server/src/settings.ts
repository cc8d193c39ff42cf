import { safeParse } from 'valibot';
import { StartError } from './db/start-error.js';
import type { Access } from './settings/access.js';
import { yookassaOf } from './settings/card-settings.js';
import type { YookassaSettings } from './settings/card-settings.js';
import { cdekOf, pochtaOf } from './settings/carrier-settings.js';
import type { CdekSettings, PochtaSettings } from './settings/carrier-settings.js';
import { brokenCombination } from './settings/combinations.js';
import { countersOf, type CounterSettings } from './settings/counter-settings.js';
import { creditOf } from './settings/credit-settings.js';
import type { CreditSettings } from './settings/credit-settings.js';
import { exchangeOf } from './settings/exchange-settings.js';
import type { ExchangeSettings } from './settings/exchange-settings.js';
import { feedOf } from './settings/feed-settings.js';
import type { FeedSettings } from './settings/feed-settings.js';
import type { Limits } from './settings/limit-settings.js';
import { smtpOf } from './settings/mail-settings.js';
import type { SmtpSettings } from './settings/mail-settings.js';
import type { Environment, OutsideService } from './settings/parse.js';
import type { TrustedProxies } from './settings/proxy-settings.js';
import { s3Of } from './settings/s3-settings.js';
import type { S3Settings } from './settings/s3-settings.js';
import { smsOf } from './settings/sms-settings.js';
import { webhookOf } from './settings/staff-settings.js';
import type { WebhookSettings } from './settings/staff-settings.js';
import type { SmsSettings } from './settings/sms-settings.js';
import { variables } from './settings/variables.js';
import type { PasswordRule } from './shop/auth/new-password.js';

/** How this server process runs. Read once, at start, from the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where Prometheus finds `/metrics`; null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** How long the process serves on after SIGTERM, while `/readyz` already reports that it is shutting down. */
  readonly drainSeconds: number;
  /** Folder of the embedded database, uploads and pictures. */
  readonly dataDir: string;
  /** PostgreSQL server; '' means the embedded database. */
  readonly databaseUrl: string;
  /** Replicas of it, which public pages and lists are read from. */
  readonly databaseReadUrls: readonly string[];
  /** Seconds: a replica that is further behind is not used. */
  readonly databaseReadMaxLag: number;
  /** Demo goods, demo acquirer, SMS shown on `/demo/outbox`. */
  readonly isDemo: boolean;
  /** Sites that may call the API with the visitor's cookie. Empty: only our own. */
  readonly allowedOrigins: readonly string[];
  /**
   * The public origin of the shop, without a trailing slash; '' means an address of this machine
   * (`pages/page-origin.ts`).
   */
  readonly publicUrl: string;
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  readonly proxies: TrustedProxies;
  /**
   * Connections that one address may hold; behind a proxy, concurrent requests of one visitor's address. 0: unlimited.
   */
  readonly maxConnectionsPerAddress: number;
  /** `Strict-Transport-Security`, sent when `publicUrl` is https; '' sends none. */
  readonly hsts: string;
  /** Browser key of Google Maps; '' means tiles, and without these a schematic map (decision 46). */
  readonly mapsKey: string;
  /** Address of map tiles with `{z}`, `{x}`, `{y}` and maybe `{s}`; '' when there are none. */
  readonly mapsTileUrl: string;
  /** Attribution of the tiles, shown on the map: text or HTML. */
  readonly mapsTileAttribution: string;
  /** Loaded after the visitor has agreed; none by default. */
  readonly counters: CounterSettings;
  /** What `/api/getkey/` returns. */
  readonly apiKey: string;
  /** Shared by all processes of one shop: signs the notices of the demo acquirer. */
  readonly secret: string;
  /** The rule for new passwords. */
  readonly passwordRule: PasswordRule;
  /** Orders above this sum, in kopecks, are delivered free. `S2 §9` */
  readonly freeDeliveryLimit: number;
  /** Where e-mails about orders, forms and reviews go; '' means nowhere: they stay in the database. */
  readonly staffEmail: string;
  /** The feed of goods that the shop loads by itself; null: none. */
  readonly feed: FeedSettings | null;
  /** The accounting system that goods come from and orders go to; null: none. */
  readonly exchange: ExchangeSettings | null;
  /** Who may read `/icml.xml`; null: there is none. */
  readonly icml: Access | 'public' | null;
  /** The owner's own program that is notified of the same; null: none. */
  readonly webhook: WebhookSettings | null;
  /** Where uploads and pictures are kept; null: in `dataDir`. */
  readonly s3: S3Settings | null;
  /** For how many days files of forms are kept. */
  readonly formFilesDays: number;
  /** The mail server; null: e-mails are shown on `/demo/outbox`. */
  readonly smtp: SmtpSettings | null;
  /** The gateway of text messages; null: they are shown on `/demo/outbox`. */
  readonly sms: SmsSettings | null;
  /** The acquirer; null: cards are paid at the demo bank. */
  readonly yookassa: YookassaSettings | null;
  /** External services that this shop deliberately does without. */
  readonly without: readonly OutsideService[];
  /** Carriers that tariffs may name; null: the shop has no contract with it. */
  readonly cdek: CdekSettings | null;
  readonly pochta: PochtaSettings | null;
  /** An order needs no e-mail: the receipt goes to the phone. */
  readonly isOrderEmailOptional: boolean;
  /** Who gives credit. */
  readonly credit: CreditSettings;
  /** Rate limits against bots. */
  readonly limits: Limits;
  /** Feature flags of the storefront that differ from its defaults: page data `_config.flags`. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Responses that break the contract are failures, not log lines. */
  readonly isStrict: boolean;
}

const demoSecret = 'tropa-demo-secret';
const demoMailbox = 'shop@tropa.example';

/**
 * Settings from environment variables: each is described in `docs/settings.md`.
 * @throws StartError naming the variable that is invalid, by itself or beside the others.
 */
export function readSettings(env: Environment): Settings {
  const checked = safeParse(variables, env, { abortEarly: true });
  if (!checked.success) throw new StartError(checked.issues[0].message);
  const values = checked.output;
  const broken = brokenCombination(values);
  if (broken !== null) throw new StartError(broken);
  return {
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    drainSeconds: values.DRAIN_SECONDS,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URL,
    databaseReadMaxLag: values.DATABASE_READ_MAX_LAG,
    isDemo: values.DEMO,
    allowedOrigins: values.ALLOWED_ORIGINS,
    publicUrl: values.PUBLIC_URL,
    proxies: values.TRUST_PROXY,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    hsts: values.HSTS,
    mapsKey: values.MAPS_KEY,
    mapsTileUrl: values.MAPS_TILE_URL,
    mapsTileAttribution: values.MAPS_TILE_ATTRIBUTION,
    counters: countersOf(values),
    apiKey: values.API_KEY,
    secret: values.SECRET || demoSecret,
    passwordRule: values.PASSWORD_RULE,
    freeDeliveryLimit: 5_000_00,
    staffEmail: values.STAFF_EMAIL ?? (values.DEMO ? demoMailbox : ''),
    feed: feedOf(values),
    exchange: exchangeOf(values),
    icml: values.ICML,
    webhook: webhookOf(values),
    formFilesDays: values.FORM_FILES_DAYS,
    s3: s3Of(values),
    smtp: smtpOf(values),
    sms: smsOf(values),
    yookassa: yookassaOf(values),
    credit: creditOf(values),
    cdek: cdekOf(values),
    pochta: pochtaOf(values),
    isOrderEmailOptional: values.ORDER_EMAIL === 'optional',
    without: values.WITHOUT,
    limits: {
      smsPerHour: values.SMS_PER_HOUR,
      ordersPerAddress: values.ORDERS_PER_ADDRESS,
      ordersPerSession: values.ORDERS_PER_SESSION,
      ordersPerContact: values.ORDERS_PER_CONTACT,
      promoGuessesPerSession: values.PROMO_GUESSES_PER_SESSION,
      promoGuessesPerAddress: values.PROMO_GUESSES_PER_ADDRESS,
      sessionsPerAddress: values.SESSIONS_PER_ADDRESS,
      confirmationHours: values.CONFIRMATION_HOURS,
    },
    flags: values.FLAGS,
    isStrict: values.NODE_ENV === 'test',
  };
}

/** Settings for an empty environment; tests start from here. */
export const defaultSettings: Settings = readSettings({});
