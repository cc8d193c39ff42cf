import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const bank = { CREDIT_PARTNER: 'tbank', CREDIT_SHOP_ID: 'shop', CREDIT_SHOWCASE_ID: 'site', CREDIT_PASSWORD: 'p' };
const real = { DEMO: 'off', SECRET: 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8', PUBLIC_URL: 'https://e.ru' };

describe('CREDIT_PARTNER', () => {
  it('defaults to the demo partner in demo mode and nobody elsewhere', () => {
    expect(readSettings({}).credit).toEqual({ partner: 'demo' });
    expect(readSettings(real).credit).toEqual({ partner: 'none' });
    expect(readSettings({ CREDIT_PARTNER: 'none' }).credit).toEqual({ partner: 'none' });
  });

  it('may be the T-Bank form, at its own address, with a product of its own or a test', () => {
    expect(readSettings({ ...real, ...bank }).credit).toEqual({
      partner: 'tbank',
      url: 'https://forma.tbank.ru',
      shopId: 'shop',
      showcaseId: 'site',
      password: 'p',
      promoCode: 'default',
      demoFlow: '',
    });
    expect(
      readSettings({
        ...real,
        ...bank,
        CREDIT_URL: 'http://127.0.0.1:9/',
        CREDIT_PROMO_CODE: 'installment_0_0_6_5',
        CREDIT_DEMO_FLOW: 'sms',
      }).credit,
    ).toMatchObject({ url: 'http://127.0.0.1:9', promoCode: 'installment_0_0_6_5', demoFlow: 'sms' });
  });

  it.each([
    [{ CREDIT_PARTNER: 'sber' }, 'sber'],
    [{ ...real, CREDIT_PARTNER: 'demo' }, 'demo mode'],
    [{ ...bank, CREDIT_SHOP_ID: '' }, 'CREDIT_SHOP_ID'],
    [{ ...bank, CREDIT_PASSWORD: '' }, 'CREDIT_PASSWORD'],
    [{ ...bank, CREDIT_DEMO_FLOW: 'yes' }, 'CREDIT_DEMO_FLOW'],
    [{ ...bank, CREDIT_URL: 'ftp://bank' }, 'CREDIT_URL'],
  ])('rejects %j with one line', (env, named) => {
    expect(() => readSettings(env)).toThrow(StartError);
    expect(() => readSettings(env)).toThrow(named);
  });
});
