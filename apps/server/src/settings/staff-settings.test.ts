import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import { describeStaff } from './staff-settings.js';

const secret = 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81';
const own = 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8';
const url = 'https://erp.example.ru/hooks/tropa?token=hidden-token';
const real = { DEMO: 'off', SECRET: own, PUBLIC_URL: 'https://e.ru', WITHOUT: 'mail,sms,cards' };

describe('the webhook of orders', () => {
  it('is none, or an address with its secret; demo mode may have one', () => {
    expect(readSettings({}).webhook).toBeNull();
    expect(readSettings({ ORDER_WEBHOOK_URL: ` ${url} `, ORDER_WEBHOOK_SECRET: ` ${secret} ` }).webhook).toEqual({
      url,
      secret,
    });
    expect(readSettings({ ...real, ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret }).webhook).not.toBeNull();
  });

  it.each(['http://127.0.0.1:9000/x', 'http://127.1.2.3/', 'http://[::1]:9000/x', 'http://localhost/x'])(
    'may be %s: this machine needs no TLS',
    (ORDER_WEBHOOK_URL) => {
      expect(readSettings({ ORDER_WEBHOOK_URL, ORDER_WEBHOOK_SECRET: secret }).webhook?.url).toBe(ORDER_WEBHOOK_URL);
    },
  );

  it.each([
    ['http://erp.example.ru/?hidden-token'],
    ['http://127.0.0.1.example.ru/?hidden-token'],
    ['https://user:hidden-token@erp.example.ru/'],
    ['https://erp.example.ru/#hidden-token'],
    ['file:///hidden-token'],
    ['hidden-token'],
  ])('is rejected as %s, without repeating it', (ORDER_WEBHOOK_URL) => {
    const read = () => readSettings({ ORDER_WEBHOOK_URL, ORDER_WEBHOOK_SECRET: secret });
    expect(read).toThrow(StartError);
    expect(read).toThrow(/^(?!.*hidden-token).*ORDER_WEBHOOK_URL must be https/);
  });

  it.each([
    [{ ORDER_WEBHOOK_URL: url }, 'ORDER_WEBHOOK_URL requires ORDER_WEBHOOK_SECRET'],
    [{ ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: 'secret'.repeat(10) }, 'ORDER_WEBHOOK_SECRET, 32 random'],
    [{ ORDER_WEBHOOK_SECRET: secret }, 'without ORDER_WEBHOOK_URL'],
    [{ ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: own, SECRET: own }, 'must not be SECRET'],
  ])('%j is rejected with one clear line', (env, line) => {
    expect(() => readSettings(env)).toThrow(line);
  });

  it('is named at the start by its host alone', () => {
    const env = { ...real, ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret };
    const told = describeStaff(readSettings({ ...env, STAFF_EMAIL: 'a@e.ru' }));
    expect(told).toBe('a@e.ru and the webhook at erp.example.ru');
    expect(describeStaff(readSettings(real))).toBe('none (set STAFF_EMAIL or ORDER_WEBHOOK_URL)');
  });
});

describe('STAFF_EMAIL', () => {
  it.each(['a@e.ru, b@e.ru', 'shop', 'a@e.ru\r\nBcc: x@y.ru'])('is one mailbox, not %j', (STAFF_EMAIL) => {
    expect(() => readSettings({ STAFF_EMAIL })).toThrow(
      new StartError('STAFF_EMAIL must be one mailbox: staff@example.ru.'),
    );
  });
});
