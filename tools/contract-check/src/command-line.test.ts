import { captureRun } from './testing/captured-run.js';
import { startStandIn } from './testing/stand-in.js';

test.each<[argv: string[], line: string]>([
  [[], 'Name the backend: contract-check http://127.0.0.1:4200'],
  [['shop.example'], '«shop.example» is not a URL: write it in full, http://127.0.0.1:4200'],
  [['http://'], '«http://» is not a URL: write it in full, http://127.0.0.1:4200'],
  [['ftp://shop.example'], '«ftp://shop.example» is not a URL: write it in full, http://127.0.0.1:4200'],
  [['http://a.example', 'http://b.example'], 'One backend at a time; «http://b.example» is one too many'],
  [['http://a.example', '--timeout', 'soon'], '«soon» is not a timeout: --timeout takes seconds, 0.1 to 600'],
  [['http://a.example', '--phone', '9123456789'], '--phone and --password go together'],
  [['http://a.example', '--code', '1234'], '--code needs --writes: a code is sent first'],
  [
    ['http://a.example', '--writes', '--code', '12345'],
    '«12345» is not a code: --code takes four digits, «ask», or the URL of a page that shows it',
  ],
  [['http://a.example', '--writes', '--bought', '12'], '--bought needs --writes, --phone and --password'],
  [
    ['http://a.example', '--writes', '--phone', '9123456789', '--password', 'x', '--bought', 'лыжи'],
    '«лыжи» is not a product: --bought takes its id',
  ],
  [['http://a.example', '--header', 'X'], '«X» is not a header: write «X-Api-Key: secret»'],
  [['http://a.example', '--wrong'], "Unknown option '--wrong'"],
])('%j is rejected in one line', async (argv, line) => {
  expect(await captureRun(argv)).toMatchObject({
    code: 2,
    printed: '',
    complained: `${line}.\nSee contract-check --help.\n`,
  });
});

test('an unknown call is rejected with the names of all', async () => {
  const { code, complained } = await captureRun(['http://a.example', '--only', 'getBasket']);
  expect(code).toBe(2);
  expect(complained).toMatch(/^There is no call «getBasket»\. The calls: getBasketItems, .*, getReviews\.\n/);
});

test('help and version', async () => {
  const { code, printed } = await captureRun(['--help']);
  expect([code, printed.split('\n')[0]]).toEqual([
    0,
    'Reports call by call how a backend differs from the contract of the storefront.',
  ]);
  expect((await captureRun(['--version'])).printed).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('connection refused', async () => {
  const standIn = await startStandIn();
  await standIn.close();
  expect(await captureRun([standIn.address])).toMatchObject({
    code: 2,
    printed: '',
    complained: `Cannot reach ${standIn.address}/api/: connection refused.\n`,
  });
});

test('a bug of its own is reported as such, not as one of the backend', async () => {
  const standIn = await startStandIn();
  const { code, printed, complained } = await captureRun(
    [standIn.address, '--writes', '--new-phone', '9995550101', '--code', 'ask', '--only', 'registration'],
    () => Promise.reject(new Error('no terminal')),
  );
  expect([code, printed]).toEqual([2, '']);
  expect(complained).toMatch(/^contract-check itself failed, please report it to its authors:\nError: no terminal\n/);
  await standIn.close();
});

test('no response in time', async () => {
  const standIn = await startStandIn((_name, reply) => ({ ...reply, delay: 60_000 }));
  expect(await captureRun([standIn.address, '--timeout', '0.2'])).toMatchObject({
    code: 2,
    complained: `Cannot reach ${standIn.address}/api/: no response within 0.2 s.\n`,
  });
  await standIn.close();
});

test('calls are under --base, headers are sent, the report is JSON', async () => {
  const seen: (string | undefined)[] = [];
  const standIn = await startStandIn((_name, _reply, request) => {
    seen.push(request.headers['x-api-key'] as string);
    return undefined;
  });
  const { code, printed } = await captureRun([
    `${standIn.address}/`,
    '--base',
    'api',
    '--only',
    'getArticles',
    '--json',
    '--header',
    'X-Api-Key: abc',
  ]);
  const report = JSON.parse(printed);
  expect(code).toBe(0);
  expect(report).toMatchObject({
    base: `${standIn.address}/api/`,
    counts: { ok: 1, refused: 0, differs: 0, skipped: 0 },
  });
  expect(report.calls).toEqual([
    {
      name: 'getArticles',
      method: 'GET',
      path: '/api/articles/getArticles/',
      way: 'asked',
      needs: '',
      differences: [],
      outcome: 'ok',
    },
  ]);
  expect(seen).toEqual(['abc', 'abc']);
  const elsewhere = await captureRun([standIn.address, '--base', '/rest/', '--only', 'getArticles']);
  expect([elsewhere.code, elsewhere.differing[1]]).toEqual([
    1,
    'HTTP 404: wanted HTTP 200, for refusals too: with any other status the storefront shows no message; came HTTP 404',
  ]);
  await standIn.close();
});
