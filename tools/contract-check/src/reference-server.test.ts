import { wireCalls } from '@tropa/api-client/wire';
import { captureRun } from './testing/captured-run.js';
import { receiveGoods } from './testing/receive-goods.js';
import { startReferenceServer } from './testing/reference-server.js';
import type { ReferenceServer } from './testing/reference-server.js';

const origin = 'https://www.example.ru';
const account = { phone: '9170000000', password: 'tropa22' };
let server: ReferenceServer | undefined;
const running = (): ReferenceServer => {
  if (!server) throw new Error('the server does not run');
  return server;
};

beforeAll(async () => {
  server = await startReferenceServer(origin, account);
}, 120_000);
afterAll(() => server?.close());

const breaches = (printed: string): unknown[] => {
  const { calls, shared } = JSON.parse(printed) as {
    calls: { differences: unknown[] }[];
    shared: { differences: unknown[] }[];
  };
  return [...calls, ...shared].flatMap(({ differences }) => differences);
};
const waysIn = (printed: string): Record<string, string> =>
  Object.fromEntries(
    JSON.parse(printed).calls.map(({ name, outcome }: { name: string; outcome: string }) => [name, outcome]),
  );

test('the reference server follows the contract: 49 calls, none differs', async () => {
  const { code, printed } = await captureRun([running().address, '--origin', origin, '--promocode', 'ЗИМА10']);
  const lines = printed.split('\n').filter((line) => /^ {2}(ok|refused) /.test(line));
  expect(lines.map((line) => line.trim().split(/\s+/)[1])).toEqual([
    ...wireCalls.map(({ name }) => name),
    'session',
    'cors',
  ]);
  expect(printed).toMatch(/\n49 calls: 33 as agreed, 16 checked by refusal, 0 differ, 0 skipped\n$/);
  expect(code).toBe(0);
}, 60_000);

test('a site that it does not allow is reported', async () => {
  const { code, differing } = await captureRun([running().address, '--origin', 'https://other.example']);
  expect([code, differing[0]]).toEqual([1, "differs cors which sites may call with the visitor's cookie"]);
}, 60_000);

test('with --writes, a code page and a bought product all 49 calls are made for real', async () => {
  const bought = await receiveGoods(running().address, account);
  const all = [
    running().address,
    '--json',
    '--writes',
    '--phone',
    account.phone,
    '--password',
    account.password,
    '--bought',
    bought,
    '--code',
    `${running().address}/demo/outbox?phone={phone}`,
    '--new-phone',
    '9170000001',
    '--promocode',
    'ЗИМА10',
    '--email',
    'petr@example.ru',
    '--form-id',
    '4',
  ];
  const first = await captureRun(all);
  expect([first.code, first.complained, breaches(first.printed)]).toEqual([0, '', []]);
  expect(new Set(Object.values(waysIn(first.printed)))).toEqual(new Set(['ok']));

  // The product no longer waits for a rating: a second run reports that.
  const again = await captureRun([...all, '--only', 'sendReview']);
  expect([again.code, breaches(again.printed)]).toEqual([
    1,
    [
      expect.objectContaining({
        path: 'errorCode',
        wanted: '0: this request is in order',
        came: expect.stringContaining('Оценить можно только полученный товар'),
      }),
    ],
  ]);
}, 120_000);

test('a code may be typed at the terminal', async () => {
  const phone = '9170000002';
  const asked: string[] = [];
  const { code, printed } = await captureRun(
    [running().address, '--json', '--writes', '--new-phone', phone, '--code', 'ask', '--only', 'registration'],
    (question) => {
      asked.push(question);
      return running().codeFor(phone);
    },
  );
  expect([code, breaches(printed), waysIn(printed), asked]).toEqual([
    0,
    [],
    { registration: 'ok' },
    [`The code sent to ${phone}: `],
  ]);
}, 60_000);

test('the doctor finds nothing to fix for a site that is allowed, and says what to set for another', async () => {
  const allowed = await captureRun(['doctor', running().address, '--origin', origin]);
  expect(allowed.printed).not.toContain('  fix ');
  expect(allowed.code).toBe(0);
  const other = await captureRun(['doctor', running().address, '--origin', 'https://other.example']);
  expect(other.printed).toContain('→ add https://other.example to ALLOWED_ORIGINS of the shop');
  expect(other.code).toBe(1);
});
