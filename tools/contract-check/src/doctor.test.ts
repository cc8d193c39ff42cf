import { version } from '../package.json';
import { captureRun } from './testing/captured-run.js';
import { startStandIn, type Leave, type Tamper } from './testing/stand-in.js';

const site = 'https://www.site.example';

const everything: Leave = (origin) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Content-Type, Idempotency-Key, If-Match',
});
/** Changes the line that sets the cookie. */
const cookie =
  (change: (line: string) => string): Tamper =>
  (_name, reply) => {
    const line = reply.headers['set-cookie'];
    return line === undefined ? undefined : { ...reply, headers: { ...reply.headers, 'set-cookie': change(line) } };
  };
const shared = cookie((line) => `${line}; SameSite=None; Secure`);

async function examine(tamper: Tamper | undefined, leave: Leave | undefined, ...options: string[]) {
  return examineShop({ tamper, leave }, ...options);
}

interface Shop {
  readonly tamper?: Tamper | undefined;
  readonly leave?: Leave | undefined;
  readonly files?: Readonly<Record<string, string>>;
}

async function examineShop({ tamper, leave, files }: Shop, ...options: string[]) {
  const shop = await startStandIn(tamper, leave, files);
  try {
    const { code, printed } = await captureRun(['doctor', shop.address, ...options]);
    const lines = printed.split('\n').filter((line) => /^ {2}/.test(line));
    return { code, printed, lines: lines.map((line) => line.trim().replace(/ {2,}/g, ' ')), address: shop.address };
  } finally {
    await shop.close();
  }
}

test('a shop that pages of another site can use', async () => {
  const { code, printed, lines } = await examine(shared, everything, '--origin', site);
  expect(lines.filter((line) => line.startsWith('fix'))).toEqual([]);
  expect(lines).toContain(`ok permission pages of ${site} may call`);
  expect(printed).toMatch(/\npages of the site can use the shop, 1 to know\n$/);
  expect(code).toBe(0);
});

test('a site that the shop does not allow: which setting, and its value', async () => {
  const { code, lines, printed } = await examine(shared, undefined, '--origin', `${site}/basket/`);
  expect(lines).toContain(`fix permission the shop gives pages of ${site} no leave to call it (CORS)`);
  expect(lines).toContain(`→ add ${site} to ALLOWED_ORIGINS of the shop`);
  expect(printed).toMatch(/\n1 to fix\n$/);
  expect(code).toBe(1);
});

test('CORS without the headers of the calls', async () => {
  const some: Leave = (origin) => ({ ...everything(origin), 'access-control-allow-headers': 'content-type' });
  const { lines } = await examine(shared, some, '--origin', site);
  expect(lines).toContain('fix permission CORS lets no idempotency-key, if-match through');
});

test('a guard that rejects the site although CORS lets it through', async () => {
  const guard: Tamper = (name, reply, { headers }) =>
    name === 'addItemToBasket' && headers.origin === site ? { ...reply, status: 403 } : undefined;
  const { lines } = await examine(guard, everything, '--origin', site);
  expect(lines).toContain(`fix permission HTTP 403 to a page of ${site}`);
});

test("a proxy that hides the site's name from the shop", async () => {
  const guard: Tamper = (name, reply) => (name === 'addItemToBasket' ? { ...reply, status: 403 } : undefined);
  const { code, lines, address } = await examine(guard, undefined);
  expect(lines).toContain("fix proxy HTTP 403 to the site's own page");
  expect(lines.join(' ')).toContain(`PUBLIC_URL=${address}`);
  expect(code).toBe(1);
});

test('a cookie that browsers do not send from another site', async () => {
  const { lines } = await examine(
    cookie((line) => `${line}; SameSite=Lax`),
    everything,
    '--origin',
    site,
  );
  expect(lines).toContain(`fix cookie browsers send it to no page of ${site}: sid=…; Path=/; HttpOnly; SameSite=Lax`);
});

test('a cookie that scripts can read', async () => {
  const { code, lines } = await examine(
    cookie((line) => line.replace('; HttpOnly', '')),
    undefined,
  );
  expect(lines).toContain('warn cookie scripts can read it');
  expect(code).toBe(0);
});

test('a session that the next call does not recognise', async () => {
  const forgetful: Tamper = (name, reply) =>
    name === 'getFavoritesLength'
      ? {
          ...reply,
          body: JSON.stringify({ statusCode: 200, errorCode: 0, errorMessage: '', result: { length: 0, itemsId: [] } }),
        }
      : undefined;
  const { lines } = await examine(forgetful, undefined);
  expect(lines).toContain('fix session what a visitor added is not there in the next call');
});

test('a shop that adds nothing: the session is not blamed', async () => {
  const empty: Tamper = (name, reply) =>
    name === 'addToFavorites'
      ? {
          ...reply,
          body: JSON.stringify({ statusCode: 200, errorCode: 11, errorMessage: 'Товар не найден', result: null }),
        }
      : undefined;
  const { code, lines } = await examine(empty, undefined);
  expect(lines).toContain('warn session the shop adds nothing to the favourites');
  expect(code).toBe(0);
});

test('a clock that is wrong', async () => {
  const late: Tamper = (_name, reply) => ({
    ...reply,
    headers: { ...reply.headers, date: new Date(Date.now() - 600_000).toUTCString() },
  });
  const { code, lines } = await examine(late, undefined);
  expect(lines.find((line) => line.startsWith('warn clock'))).toMatch(/the shop's is (599|600|601) s off/);
  expect(code).toBe(0);
});

test('an http shop under https pages, whose host name does not resolve', async () => {
  const { printed } = await captureRun(['doctor', 'http://shop.invalid', '--origin', site]);
  expect(printed).toContain(`fix   protocol  a page of ${site} calls http://shop.invalid`);
  expect(printed).toContain('fix   answers   no such host');
  expect(printed).toMatch(/\n2 to fix\n$/);
});

test('a shop that does not respond', async () => {
  const { address, close } = await startStandIn();
  await close();
  const { code, printed } = await captureRun(['doctor', address, '--json']);
  expect([code, JSON.parse(printed)]).toEqual([
    1,
    [
      expect.objectContaining({ verdict: 'ok', about: 'protocol' }),
      {
        verdict: 'fix',
        about: 'answers',
        seen: 'connection refused',
        advice: `start the shop, and open ${address} to this machine`,
      },
    ],
  ]);
});

const withHeaders =
  (change: (headers: Record<string, string>) => Record<string, string>): Tamper =>
  (_name, reply) => ({ ...reply, headers: change(reply.headers) });
const statusOf =
  (status: number): Tamper =>
  (name, reply) =>
    name === 'addItemToBasket' ? { ...reply, status } : undefined;
const speaking = (spoken: string) => ({ '/openapi.json': JSON.stringify({ info: { version: spoken } }) });

test.each<[shop: string, Shop, options: string[], line: string]>([
  ['of the same version', { files: speaking(version) }, [], `ok version ${version}`],
  ['of another version', { files: speaking('9.9.9') }, [], `warn version the shop speaks 9.9.9, this is ${version}`],
  ['that tells no version', {}, [], 'ok version the shop tells none: check the calls with contract-check'],
  [
    'whose document is none',
    { files: { '/openapi.json': '<!doctype html>' } },
    [],
    'ok version the shop tells none: check the calls with contract-check',
  ],
  ['whose clock agrees', {}, [], 'ok clock'],
  [
    'whose clock says nothing readable',
    { tamper: withHeaders((headers) => ({ ...headers, date: 'yesterday' })) },
    [],
    'warn clock the shop tells no time',
  ],
  ['that knows its visitor', {}, [], 'ok cookie a visitor is known again'],
  [
    'without a cookie',
    { tamper: withHeaders(({ 'set-cookie': _none, ...headers }) => headers) },
    [],
    'fix cookie the shop sets none',
  ],
  [
    'of another site, whose cookie is as it must be',
    { tamper: shared, leave: everything },
    ['--origin', site],
    'warn cookie www.site.example and 127.0.0.1 are different sites',
  ],
  ['that fails at a change', { tamper: statusOf(500) }, [], 'fix permission HTTP 500 to a change'],
  [
    'that hangs up at a change',
    { tamper: (name) => (name === 'addItemToBasket' ? null : undefined) },
    [],
    'fix permission',
  ],
  [
    'that lets the site call, but not with its cookie',
    {
      tamper: shared,
      leave: (origin) => ({ ...everything(origin), 'access-control-allow-credentials': 'false' }),
    },
    ['--origin', site],
    `fix permission the shop gives pages of ${site} no leave to call it (CORS)`,
  ],
  [
    'that lets any site call',
    { tamper: shared, leave: (origin) => ({ ...everything(origin), 'access-control-allow-origin': '*' }) },
    ['--origin', site],
    `fix permission the shop gives pages of ${site} no leave to call it (CORS)`,
  ],
])('a shop %s', async (_name, shop, options, line) => {
  const { code, lines } = await examineShop(shop, ...options);
  expect(lines.filter((one) => one === line || one.startsWith(`${line} `))).toHaveLength(1);
  expect(code).toBe(line.startsWith('fix') ? 1 : 0);
});
