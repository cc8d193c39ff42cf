import { resolve } from 'node:path';
import { StartError } from './db/start-error.js';

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
  /** Key of the browser's map; '' means the list and a plain plot. */
  readonly mapsKey: string;
  /** What `/api/getkey/` gives. */
  readonly apiKey: string;
  /** Shared by all processes of one shop: signs what the demo acquirer says. */
  readonly secret: string;
  /** Orders above this sum, in kopecks, are delivered free. `S2 §9` */
  readonly freeDeliveryLimit: number;
  /** `S2 §8`, a literal. */
  readonly supportPhone: string;
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
  apiKey: 'tropa-storefront',
  secret: 'tropa-demo-secret',
  freeDeliveryLimit: 5_000_00,
  supportPhone: '8 (800) 301-42-43',
  flags: {},
  isStrict: false,
};

const isOn = (text: string | undefined, fallback: boolean): boolean =>
  text === undefined || text === '' ? fallback : !['0', 'false', 'no', 'off'].includes(text.toLowerCase());

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`PORT is not a port: ${text}`);
  return port;
};

const originOf = (text: string): string => {
  try {
    const { origin } = new URL(text);
    if (origin !== 'null') return origin;
  } catch {
    // Falls through to the one message.
  }
  throw new StartError(`Not an address with http(s): ${text}`);
};

/** `credit=on,subscribe=off` */
const flagsOf = (text: string): Record<string, boolean> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => {
        const [, name = '', value] = /^([a-z-]+)=(on|off)$/.exec(pair) ?? [];
        if (value === undefined) throw new StartError(`FLAGS wants name=on or name=off, not: ${pair}`);
        return [name, value === 'on'];
      }),
  );

/**
 * Settings from environment variables: PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, ALLOWED_ORIGINS (comma-separated),
 * PUBLIC_URL, TRUST_PROXY, MAPS_KEY, API_KEY, SECRET, FLAGS (`credit=on,subscribe=off`).
 * @throws StartError naming the variable that makes no sense.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const isDemo = isOn(env.DEMO, true);
  if (!isDemo && !env.SECRET) throw new StartError('SECRET must be set when DEMO is off.');
  return {
    ...defaultSettings,
    host: env.HOST || defaultSettings.host,
    port: env.PORT ? portOf(env.PORT) : defaultSettings.port,
    dataDir: resolve(env.DATA_DIR || defaultSettings.dataDir),
    databaseUrl: env.DATABASE_URL ?? '',
    isDemo,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
      .map(originOf),
    publicUrl: env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : '',
    isBehindProxy: isOn(env.TRUST_PROXY, false),
    mapsKey: env.MAPS_KEY ?? '',
    apiKey: env.API_KEY || defaultSettings.apiKey,
    secret: env.SECRET || defaultSettings.secret,
    flags: flagsOf(env.FLAGS ?? ''),
    isStrict: env.NODE_ENV === 'test',
  };
}
