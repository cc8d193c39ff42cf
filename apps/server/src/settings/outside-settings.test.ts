import { describeAdapters } from '../adapters/create-adapters.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const smtp = { SMTP_URL: 'smtps://shop%40e.ru:p%25w@mail.e.ru', MAIL_FROM: 'Тропа <shop@e.ru>' };
const sms = { SMS_URL: 'https://smsc.ru/sys/send.php', SMS_KEY: 'secret-key', SMS_SENDER: 'TROPA' };
const cards = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'live_secret-key', PUBLIC_URL: 'https://e.ru' };
const real = { DEMO: 'off', SECRET: 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8', PUBLIC_URL: 'https://e.ru' };

describe('settings of outside services', () => {
  it('are read whole', () => {
    expect(
      readSettings({ ...real, ...smtp, ...sms, ...cards, YOOKASSA_VAT_CODE: '1', WITHOUT: 'mail, sms' }),
    ).toMatchObject({
      smtp: {
        host: 'mail.e.ru',
        port: 465,
        tls: 'direct',
        user: 'shop@e.ru',
        password: 'p%w',
        from: 'Тропа <shop@e.ru>',
      },
      sms: { url: sms.SMS_URL, access: { key: 'secret-key' }, sender: 'TROPA' },
      yookassa: {
        url: 'https://api.yookassa.ru/v3',
        shopId: '100500',
        receipt: { vatCode: 1, taxSystem: null },
        isSenderChecked: false,
        isSbpOn: false,
      },
      without: ['mail', 'sms'],
    });
    expect(readSettings({ ...real, ...smtp, SMTP_URL: 'smtp://mail.e.ru' }).smtp).toMatchObject({
      port: 587,
      tls: 'starttls',
      user: '',
    });
    expect(readSettings({ ...real, ...smtp, SMTP_URL: 'smtp://127.0.0.1:25?tls=off' }).smtp).toMatchObject({
      port: 25,
      tls: 'none',
    });
    expect(readSettings({})).toMatchObject({ smtp: null, sms: null, yookassa: null, without: [] });
    expect(readSettings({})).toMatchObject({ cdek: null, pochta: null, isOrderEmailOptional: false });
    const carriers = {
      CDEK_ACCOUNT: 'a',
      CDEK_PASSWORD: 'b',
      POCHTA_TOKEN: 't',
      POCHTA_LOGIN: 'l',
      POCHTA_PASSWORD: 'p',
    };
    // A demo shop may call real carriers: they get no personal data.
    const asked = readSettings({ ...carriers, CDEK_COURIER_TARIFF: '233', ORDER_EMAIL: 'optional' });
    expect(asked).toMatchObject({
      cdek: { url: 'https://api.cdek.ru/v2', account: 'a', password: 'b', courierTariff: 233, pickupTariff: 136 },
      pochta: { url: 'https://otpravka-api.pochta.ru', token: 't', courierType: 'EMS', pickupType: 'POSTAL_PARCEL' },
      isOrderEmailOptional: true,
    });
    expect(describeAdapters(asked)).toContain('carriers: СДЭК, Почта России');
  });

  it.each([
    [{ MAIL_FROM: 'a@b.ru' }, 'SMTP_URL'],
    [{ ...smtp, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...smtp, MAIL_FROM: 'a@b.ru\r\nBcc: c@d.ru' }, 'MAIL_FROM'],
    [{ ...smtp, SMTP_URL: 'https://secret@e.ru' }, 'SMTP_URL'],
    [{ ...smtp, SMTP_URL: 'smtp://secret@e.ru' }, 'a user and a password'],
    [{ ...smtp, SMTP_URL: 'smtps://e.ru?tls=off' }, 'tls=off'],
    [{ SMS_KEY: 'secret' }, 'SMS_URL'],
    [{ ...sms, SMS_URL: 'http://smsc.ru/sys/send.php' }, 'SMS_URL must be https'],
    [{ ...sms, SMS_KEY: '' }, 'SMS_KEY'],
    [{ ...sms, SMS_LOGIN: 'a' }, 'SMS_KEY'],
    [{ ...cards, YOOKASSA_SECRET_KEY: '' }, 'go together'],
    [{ ...cards, YOOKASSA_SHOP_ID: 'secret' }, 'must be a number'],
    [{ ...cards, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ ...cards, YOOKASSA_VAT_CODE: '13' }, 'from 1 to 12'],
    [{ YOOKASSA_VAT_CODE: '1' }, 'YOOKASSA_SHOP_ID'],
    [{ YOOKASSA_SBP: 'on' }, 'YOOKASSA_SHOP_ID'],
    [{ CDEK_ACCOUNT: 'shop' }, 'CDEK_ACCOUNT and CDEK_PASSWORD go together'],
    [{ CDEK_ACCOUNT: 'shop', CDEK_PASSWORD: 'secret', CDEK_URL: 'http://cdek.ru' }, 'CDEK_URL must be https'],
    [{ CDEK_COURIER_TARIFF: '0' }, 'CDEK_COURIER_TARIFF'],
    [{ POCHTA_TOKEN: 'secret' }, 'POCHTA_TOKEN, POCHTA_LOGIN and POCHTA_PASSWORD go together'],
    [{ POCHTA_LOGIN: 'shop' }, 'go together'],
    [{ POCHTA_PICKUP_TYPE: 'посылка' }, 'POCHTA_PICKUP_TYPE'],
    [{ ORDER_EMAIL: 'maybe' }, 'ORDER_EMAIL'],
    [{ WITHOUT: 'money' }, 'money'],
  ])('%j is rejected with one line that repeats no secret', (env, line) => {
    expect(() => readSettings(env)).toThrow(StartError);
    expect(() => readSettings(env)).toThrow(line);
    expect(() => readSettings(env)).not.toThrow(/secret/);
  });

  it('outside demo mode the startup says what is missing', () => {
    expect(() => describeAdapters(readSettings(real))).toThrow(StartError);
    expect(() => describeAdapters(readSettings({ ...real, ...smtp }))).toThrow('WITHOUT=cards,sms.');
    expect(describeAdapters(readSettings({ ...real, ...smtp, WITHOUT: 'cards,sms' }))).toBe(
      'cards: none; mail: SMTP mail.e.ru:465; sms: none',
    );
  });

  it('the startup names the adapters without their secrets', () => {
    expect(describeAdapters(readSettings({}))).toBe('cards: demo; mail: demo; sms: demo');
    expect(describeAdapters(readSettings({ ...real, ...smtp, ...sms, ...cards }))).toBe(
      'cards: YooKassa, shop 100500; mail: SMTP mail.e.ru:465; sms: SMSC at smsc.ru',
    );
  });
});
