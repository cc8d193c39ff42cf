import { wireCalls } from '@tropa/api-client/wire';
import { captureRun } from './testing/captured-run.js';
import { startReferenceServer } from './testing/reference-server.js';
import type { ReferenceServer } from './testing/reference-server.js';

const origin = 'https://www.example.ru';
const newPhone = '9170000001';
let server: ReferenceServer | undefined;
const running = (): ReferenceServer => {
  if (!server) throw new Error('the server does not run');
  return server;
};

beforeAll(async () => {
  server = await startReferenceServer(origin);
}, 120_000);
afterAll(() => server?.close());

const breaches = (printed: string): unknown[] => {
  const { calls, shared } = JSON.parse(printed) as { calls: { differences: unknown[] }[]; shared: { differences: unknown[] }[] };
  return [...calls, ...shared].flatMap(({ differences }) => differences);
};
const waysIn = (printed: string): Record<string, string> =>
  Object.fromEntries(JSON.parse(printed).calls.map(({ name, outcome }: { name: string; outcome: string }) => [name, outcome]));

test('the reference server is as agreed: 49 calls, none differs', async () => {
  const { code, printed } = await captureRun([running().address, '--origin', origin, '--promocode', 'ЗИМА10']);
  const lines = printed.split('\n').filter((line) => /^ {2}(ok|refused) /.test(line));
  expect(lines.map((line) => line.trim().split(/\s+/)[1])).toEqual([...wireCalls.map(({ name }) => name), 'session', 'cors']);
  expect(printed).toMatch(/\n49 calls: 33 as agreed, 16 checked by refusal, 0 differ, 0 skipped\n$/);
  expect(code).toBe(0);
}, 60_000);

test('a site that it does not name is told', async () => {
  const { code, differing } = await captureRun([running().address, '--origin', 'https://other.example']);
  expect([code, differing[0]]).toEqual([1, 'differs cors which sites may call with the visitor\'s cookie']);
}, 60_000);

test('with leave to write every call but the rating is made for real', async () => {
  const register = [running().address, '--json', '--writes', '--new-phone', newPhone, '--code', 'ask'];
  const registered = await captureRun(register, () => running().codeFor(newPhone));
  expect([registered.code, breaches(registered.printed)]).toEqual([0, []]);
  expect(waysIn(registered.printed)).toMatchObject({ sendCodeRegistration: 'ok', checkCode: 'ok', registration: 'ok' });

  // Its password is nobody's: a new one is set by a code, as a visitor would.
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${running().address}/api/${path}`, {
      method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    });
  const other = '9170000002';
  const password = 'tropa22';
  const sent = await post('auth/sendCodeRegistration/', { phone: other });
  const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post('auth/checkCode/', { phone: other, code: await running().codeFor(other) }, cookie);
  await post('auth/registration/', { phone: other, name: 'Пётр', email: 'petr@example.ru', password, passwordConfirm: password }, cookie);

  const account = ['--phone', other, '--password', password];
  const { code, printed, complained } = await captureRun([
    running().address, '--json', '--writes', ...account, '--promocode', 'ЗИМА10', '--email', 'petr@example.ru', '--form-id', '4',
  ]);
  expect([code, complained, breaches(printed)]).toEqual([0, '', []]);
  const ways = waysIn(printed);
  expect(Object.keys(ways).filter((name) => ways[name] !== 'ok')).toEqual([
    'sendCodeRegistration', 'sendCodeForgotPassword', 'checkCode', 'registration', 'changePassword', 'sendReview',
  ]);
}, 120_000);
