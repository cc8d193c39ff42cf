import { creditDemoFlows } from './credit-settings.js';
import { isServiceAddress, serviceAddressWanted } from './parse.js';
import { isStrongSecret } from './strong-secret.js';
import type { Variables } from './variables.js';

/** Whether several variables go together, and what the owner reads when they do not. */
type Combination = readonly [
  isAllowed: (values: Variables) => boolean,
  message: string | ((values: Variables) => string),
];

const isTbank = ({ CREDIT_PARTNER }: Variables): boolean => CREDIT_PARTNER === 'tbank';

/** What connects each real service, as far as it is set. */
const realServices = (values: Variables): string[] => [
  ...(values.SMTP_URL ? ['SMTP_URL'] : []),
  ...(values.SMS_URL ? ['SMS_URL'] : []),
  ...(values.YOOKASSA_SHOP_ID ? ['YOOKASSA_SHOP_ID'] : []),
  ...(isTbank(values) ? ['CREDIT_PARTNER=tbank'] : []),
];

const maps: readonly Combination[] = [
  [
    ({ MAPS_TILE_URL: url, MAPS_TILE_ATTRIBUTION: attribution }) => url !== '' || attribution === '',
    'MAPS_TILE_ATTRIBUTION is set without MAPS_TILE_URL.',
  ],
  [
    ({ MAPS_TILE_URL: url, MAPS_TILE_ATTRIBUTION: attribution }) => url === '' || attribution !== '',
    'MAPS_TILE_URL requires MAPS_TILE_ATTRIBUTION, the attribution of the tiles.',
  ],
];

const mail: readonly Combination[] = [
  [({ SMTP_URL: server, MAIL_FROM: from }) => server !== null || from === '', 'MAIL_FROM is set without SMTP_URL.'],
  [
    ({ SMTP_URL: server, MAIL_FROM: from }) => server === null || from !== '',
    'MAIL_FROM must be shop@example.ru or Name <shop@example.ru>: the sender of e-mails.',
  ],
];

const files: readonly Combination[] = [
  [
    (values) =>
      values.S3_BUCKET !== '' || !(values.S3_ENDPOINT || values.S3_ACCESS_KEY_ID || values.S3_SECRET_ACCESS_KEY),
    'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY require S3_BUCKET, the bucket of uploads and pictures.',
  ],
  [
    (values) =>
      values.S3_BUCKET === '' || Boolean(values.S3_ENDPOINT && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY),
    'S3_BUCKET requires S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ],
];

const sms: readonly Combination[] = [
  [
    ({ SMS_URL: url, SMS_KEY: key, SMS_LOGIN: login, SMS_PASSWORD: password, SMS_SENDER: sender }) =>
      url !== '' || !(key || login || password || sender),
    'SMS_KEY, SMS_LOGIN, SMS_PASSWORD and SMS_SENDER require SMS_URL, the URL of the gateway.',
  ],
  [
    ({ SMS_KEY: key, SMS_LOGIN: login, SMS_PASSWORD: password }) => !(key && (login || password)),
    'SMS_KEY replaces SMS_LOGIN and SMS_PASSWORD: set one or the others.',
  ],
  [
    ({ SMS_URL: url, SMS_KEY: key, SMS_LOGIN: login, SMS_PASSWORD: password }) =>
      url === '' || key !== '' || (login !== '' && password !== ''),
    'SMS_URL requires SMS_KEY, or SMS_LOGIN and SMS_PASSWORD.',
  ],
];

const cards: readonly Combination[] = [
  [
    (values) =>
      Boolean(values.YOOKASSA_SHOP_ID || values.YOOKASSA_SECRET_KEY) ||
      !(values.YOOKASSA_URL || values.YOOKASSA_VAT_CODE || values.YOOKASSA_TAX_SYSTEM || values.YOOKASSA_SBP),
    'YOOKASSA_URL, YOOKASSA_VAT_CODE, YOOKASSA_TAX_SYSTEM and YOOKASSA_SBP require YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY.',
  ],
  [
    ({ YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: key }) => (shopId === '') === (key === ''),
    'YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY go together.',
  ],
  [
    ({ YOOKASSA_SHOP_ID: shopId, PUBLIC_URL: url }) => shopId === '' || url !== '',
    'YOOKASSA_SHOP_ID requires PUBLIC_URL: where the buyer returns to.',
  ],
  [
    ({ YOOKASSA_TAX_SYSTEM: taxSystem, YOOKASSA_VAT_CODE: vatCode }) => taxSystem === null || vatCode !== null,
    'YOOKASSA_TAX_SYSTEM requires YOOKASSA_VAT_CODE.',
  ],
];

const carriers: readonly Combination[] = [
  [
    ({ CDEK_ACCOUNT: account, CDEK_PASSWORD: password }) => (account === '') === (password === ''),
    'CDEK_ACCOUNT and CDEK_PASSWORD go together.',
  ],
  [
    ({ POCHTA_TOKEN: token, POCHTA_LOGIN: login, POCHTA_PASSWORD: password }) =>
      token === '' ? login === '' && password === '' : login !== '' && password !== '',
    'POCHTA_TOKEN, POCHTA_LOGIN and POCHTA_PASSWORD go together.',
  ],
];

/** The variables of the T-Bank form are read with CREDIT_PARTNER=tbank alone, so they are checked with it alone. */
const credit: readonly Combination[] = [
  [
    ({ CREDIT_PARTNER: partner, DEMO: isDemo }) => partner !== 'demo' || isDemo,
    'CREDIT_PARTNER=demo works in demo mode only: set DEMO=on or another partner.',
  ],
  [
    (values) =>
      !isTbank(values) || Boolean(values.CREDIT_SHOP_ID && values.CREDIT_SHOWCASE_ID && values.CREDIT_PASSWORD),
    'CREDIT_PARTNER=tbank requires CREDIT_SHOP_ID, CREDIT_SHOWCASE_ID and CREDIT_PASSWORD.',
  ],
  [
    (values) => !isTbank(values) || creditDemoFlows.some((flow) => flow === values.CREDIT_DEMO_FLOW),
    (values) => `CREDIT_DEMO_FLOW must be sms, appointment or reject, not: ${values.CREDIT_DEMO_FLOW}`,
  ],
  [
    (values) => !isTbank(values) || values.CREDIT_URL === '' || isServiceAddress(values.CREDIT_URL),
    serviceAddressWanted('CREDIT_URL'),
  ],
];

/** Demo and real shops apart: `/demo/outbox` shows everyone's codes, and a publicly known secret protects nothing. */
const mode: readonly Combination[] = [
  [
    (values) => !values.DEMO || realServices(values).length === 0,
    (values) =>
      `DEMO is on together with real services (${realServices(values).join(', ')}): /demo/outbox would show everyone's codes and e-mails. Set DEMO=off, or remove them.`,
  ],
  [
    ({ DEMO: isDemo, SECRET: secret }) => isDemo || isStrongSecret(secret.trim()),
    'SECRET must have 32 random characters or more when DEMO is off: openssl rand -base64 32',
  ],
  [
    ({ DEMO: isDemo, PUBLIC_URL: url }) => isDemo || url !== '',
    'PUBLIC_URL must be set when DEMO is off: the public URL of the shop.',
  ],
];

const feed: readonly Combination[] = [
  [({ FEED_URL: url, FEED_EVERY: every }) => url !== null || every === null, 'FEED_EVERY is set without FEED_URL.'],
];

const exchange: readonly Combination[] = [
  [
    ({ EXCHANGE_USER: user, EXCHANGE_PASSWORD: password }) => (user === '') === (password === ''),
    'EXCHANGE_USER and EXCHANGE_PASSWORD go together.',
  ],
  [
    (values) =>
      values.EXCHANGE_USER !== '' ||
      !(values.EXCHANGE_PRICE || values.EXCHANGE_OLD_PRICE || values.EXCHANGE_WAREHOUSES.size > 0),
    'EXCHANGE_PRICE, EXCHANGE_OLD_PRICE and EXCHANGE_WAREHOUSES require EXCHANGE_USER.',
  ],
  [
    ({ EXCHANGE_USER: user, FEED_URL: feed }) => user === '' || feed === null,
    'EXCHANGE_USER and FEED_URL exclude one another: goods have one source.',
  ],
];

const webhook: readonly Combination[] = [
  [
    ({ ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret }) => url !== '' || secret === '',
    'ORDER_WEBHOOK_SECRET is set without ORDER_WEBHOOK_URL.',
  ],
  [
    ({ ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret }) => url === '' || isStrongSecret(secret),
    'ORDER_WEBHOOK_URL requires ORDER_WEBHOOK_SECRET, 32 random characters or more: openssl rand -base64 32',
  ],
  [
    ({ ORDER_WEBHOOK_SECRET: secret, SECRET: own }) => secret === '' || secret !== own.trim(),
    'ORDER_WEBHOOK_SECRET must not be SECRET: whoever receives webhooks would know it.',
  ],
];

const replicas: readonly Combination[] = [
  [
    ({ DATABASE_URL: primary, DATABASE_READ_URL: urls }) => primary !== '' || urls.length === 0,
    'DATABASE_READ_URL requires DATABASE_URL, the primary.',
  ],
];

/** Every rule about more than one variable, in the order of checking. */
const combinations: readonly Combination[] = [
  ...replicas,
  ...maps,
  ...files,
  ...feed,
  ...exchange,
  ...mail,
  ...sms,
  ...cards,
  ...carriers,
  ...credit,
  ...webhook,
  ...mode,
];

/** The message of the first rule that these variables break together; null when they break none. */
export function brokenCombination(values: Variables): string | null {
  const broken = combinations.find(([isAllowed]) => !isAllowed(values));
  if (!broken) return null;
  const [, message] = broken;
  return typeof message === 'string' ? message : message(values);
}
