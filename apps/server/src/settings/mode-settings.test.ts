import { StartError } from '../db/start-error.js';
import { defaultSettings, readSettings } from '../settings.js';

const smtp = { SMTP_URL: 'smtps://u:p@mail.e.ru', MAIL_FROM: 'shop@e.ru' };
const sms = { SMS_URL: 'https://smsc.ru/sys/send.php', SMS_KEY: 'key' };
const cards = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'live_key' };
const credit = { CREDIT_PARTNER: 'tbank', CREDIT_SHOP_ID: 'shop', CREDIT_SHOWCASE_ID: 'site', CREDIT_PASSWORD: 'p' };
const real = { DEMO: 'off', SECRET: 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8', PUBLIC_URL: 'https://e.ru' };

describe('DEMO on', () => {
  it.each([
    [smtp, 'SMTP_URL'],
    [sms, 'SMS_URL'],
    [cards, 'YOOKASSA_SHOP_ID'],
    [credit, 'CREDIT_PARTNER=tbank'],
    [{ ...smtp, ...sms, ...cards, ...credit }, 'SMTP_URL, SMS_URL, YOOKASSA_SHOP_ID, CREDIT_PARTNER=tbank'],
  ])(
    'is not allowed beside a real service: %j is rejected, and the message names what conflicts',
    (services, named) => {
      for (const DEMO of [undefined, 'on', '1']) {
        const start = () => readSettings({ ...services, DEMO, PUBLIC_URL: 'https://e.ru' });
        expect(start).toThrow(StartError);
        expect(start).toThrow(
          `DEMO is on together with real services (${named}): /demo/outbox would show everyone's codes and e-mails.`,
        );
      }
    },
  );

  it('requires nothing, and keeps its own secret', () => {
    expect(readSettings({})).toMatchObject({ isDemo: true, secret: defaultSettings.secret, publicUrl: '' });
    expect(readSettings({ SECRET: 'mine' }).secret).toBe('mine');
  });
});

describe('DEMO off', () => {
  it('accepts the real services, a strong secret and the public URL', () => {
    const settings = readSettings({ ...real, ...smtp, ...sms, ...cards, ...credit });
    expect(settings).toMatchObject({ isDemo: false, secret: real.SECRET, publicUrl: 'https://e.ru' });
  });

  it.each([
    ['none', ''],
    ['the public demo one', defaultSettings.secret],
    ['the public demo one, twice', `${defaultSettings.secret}${defaultSettings.secret}`],
    ['31 characters', real.SECRET.slice(1)],
    ['one character', 'x'.repeat(64)],
    ['a word again and again', 'Password2026'.repeat(4)],
    ['a word again and again, cut short', 'Password2026'.repeat(3).slice(0, 32)],
    ['seven characters in any order', 'abcdefgbadcfegacbdgfeabgfedcbagdcfe'],
    ['spaces around too little', ` ${real.SECRET.slice(3)}   `],
  ])('rejects a weak SECRET: %s', (_why, SECRET) => {
    const start = () => readSettings({ ...real, SECRET });
    expect(start).toThrow(StartError);
    expect(start).toThrow('SECRET must have 32 random characters or more when DEMO is off: openssl rand -base64 32');
    if (SECRET !== '') expect(start).not.toThrow(SECRET.trim());
  });

  it.each([
    ['hex', '8f2c61d09ab4e7735d1f0c98e2b64a17'],
    ['base64', '3q2+7wV1kZ0nXy8pLr5tGhQmJc4bDsEuAoIiFfWwYzM='],
  ])('accepts a generated secret: %s', (_kind, SECRET) => {
    expect(readSettings({ ...real, SECRET }).secret).toBe(SECRET);
  });

  it('refuses to guess its public URL', () => {
    const start = () => readSettings({ ...real, PUBLIC_URL: '' });
    expect(start).toThrow(StartError);
    expect(start).toThrow('PUBLIC_URL must be set when DEMO is off: the public URL of the shop.');
  });
});
