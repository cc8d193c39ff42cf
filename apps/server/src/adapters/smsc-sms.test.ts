import type { SmsSettings } from '../settings/sms-settings.js';
import { startSmsc } from '../testing/stand-ins/smsc-server.js';
import type { SmscStandIn } from '../testing/stand-ins/smsc-server.js';
import { ServiceFailure } from './service-failure.js';
import { createSmscSms } from './smsc-sms.js';

const message = { id: 'tropa-7', phone: '9123456789', text: 'Код: 4821 & не говорите его + никому' };
const login = { login: 'shop', password: 'secret-password' };

describe('SMS through SMSC', () => {
  let gateway: SmscStandIn;
  beforeAll(async () => {
    gateway = await startSmsc();
  });
  afterAll(() => gateway.close());
  afterEach(() => gateway.behave(null));

  const sms = (change: Partial<SmsSettings> = {}, timeout = 5_000) =>
    createSmscSms({ url: `${gateway.url}/sys/send.php`, access: login, sender: '', ...change }, timeout);
  const failure = async (gate = sms(), change: Partial<typeof message> = {}): Promise<ServiceFailure> => {
    const error: unknown = await gate.send({ ...message, ...change }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ServiceFailure);
    const told = JSON.stringify([(error as Error).message, (error as Error).stack, (error as Error).cause]);
    for (const secret of ['4821', '9123456789', 'secret-']) expect(told).not.toContain(secret);
    return error as ServiceFailure;
  };

  it.each([
    ['a message sent with a login and a password', { access: login }, null],
    ['a message sent with a key and a sender name', { access: { key: 'secret-key' }, sender: 'TROPA' }, 'TROPA'],
  ])('%s arrives, the phone begins with +7', async (_how, change, sender) => {
    await sms(change).send(message);
    expect(gateway.taken.at(-1)).toEqual({ phones: '+79123456789', text: message.text, sender });
    expect(gateway.seen.at(-1)!.path).toBe('/sys/send.php');
  });

  it.each([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
    [6, true],
    [7, true],
    [8, true],
    [9, false],
    [99, false],
  ])('error %s: permanent — %s', async (code, isPermanent) => {
    gateway.behave({ status: 200, body: { error: 'refused 4821 for 79123456789', error_code: code } });
    expect(await failure()).toMatchObject({ isPermanent, message: expect.stringContaining(`error ${code},`) });
  });

  it('a wrong password is a temporary failure: the setting will be corrected', async () => {
    expect(await failure(sms({ access: { key: 'secret-other' } }))).toMatchObject({
      isPermanent: false,
      message: 'SMSC: error 2, wrong login, password or key',
    });
  });

  it.each([
    ['429', { status: 429, body: 'slow down' }, 'SMSC: HTTP 429'],
    ['500', { status: 500, body: 'oops' }, 'SMSC: HTTP 500'],
    ['503', { status: 503, body: { error: 'maintenance', error_code: 7 } }, 'SMSC: HTTP 503'],
    ['a redirect', { status: 302, body: '' }, 'SMSC: the connection failed'],
    ['a page instead of a response', { status: 200, body: '<html>4821</html>' }, 'SMSC: an unexpected response'],
    ['an empty object', { status: 200, body: {} }, 'SMSC: an unexpected response'],
    ['an error without a code', { status: 200, body: { id: 5, error: 'x' } }, 'SMSC: an unexpected response'],
    ['a list', { status: 200, body: [1] }, 'SMSC: an unexpected response'],
    ['too long a response', { status: 200, body: 'x'.repeat(300_000) }, 'SMSC: the connection failed'],
    ['a dropped connection', 'drop', 'SMSC: UND_ERR_SOCKET'],
  ] as const)('a temporary failure: %s', async (_what, answer, text) => {
    gateway.behave(answer);
    expect(await failure()).toMatchObject({ isPermanent: false, message: text });
  });

  it('silence ends at the timeout', async () => {
    gateway.behave('silence');
    expect(await failure(sms({}, 200))).toMatchObject({
      isPermanent: false,
      message: 'SMSC: no response within 200 ms',
    });
  });

  it('an unreachable gateway is a temporary failure', async () => {
    const away = await startSmsc();
    await away.close();
    expect(await failure(sms({ url: `${away.url}/sys/send.php` }))).toMatchObject({
      isPermanent: false,
      message: 'SMSC: ECONNREFUSED',
    });
  });

  it.each(['', '79123456789', '912345678', '9123456789,9111111111'])('phone %j is not sent to', async (phone) => {
    const before = gateway.seen.length;
    expect(await failure(sms(), { phone })).toMatchObject({
      isPermanent: true,
      message: 'SMSC: the phone is not ten digits',
    });
    expect(gateway.seen).toHaveLength(before);
  });
});
