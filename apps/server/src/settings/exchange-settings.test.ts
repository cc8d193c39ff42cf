import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const access = { EXCHANGE_USER: 'shop-1c', EXCHANGE_PASSWORD: 'hush-hush-hush' };

describe('settings of the exchange', () => {
  it('are user and password, prices, and shops by warehouses; without any of them there is no exchange', () => {
    expect(readSettings({}).exchange).toBeNull();
    expect(readSettings(access).exchange).toEqual({
      user: 'shop-1c',
      password: 'hush-hush-hush',
      price: '',
      oldPrice: '',
      warehouses: new Map(),
    });
    const more = {
      EXCHANGE_PRICE: ' Розничная ',
      EXCHANGE_OLD_PRICE: 'До скидки',
      EXCHANGE_WAREHOUSES: 'Склад = запас=1;; Брак=0 ',
    };
    expect(readSettings({ ...access, ...more }).exchange).toMatchObject({
      price: 'Розничная',
      oldPrice: 'До скидки',
      warehouses: new Map([
        ['склад = запас', 1],
        ['брак', 0],
      ]),
    });
  });

  it.each([
    [{ EXCHANGE_USER: 'shop-1c' }, 'EXCHANGE_USER and EXCHANGE_PASSWORD go together'],
    [{ EXCHANGE_PASSWORD: 'hush-hush-hush' }, 'EXCHANGE_USER and EXCHANGE_PASSWORD go together'],
    [{ ...access, EXCHANGE_PASSWORD: 'hush-hush' }, 'EXCHANGE_PASSWORD must be'],
    [{ ...access, EXCHANGE_PASSWORD: 'hush-пароль-длинный' }, 'EXCHANGE_PASSWORD must be'],
    [{ ...access, EXCHANGE_USER: 'shop:1c' }, 'EXCHANGE_USER must be'],
    [{ ...access, EXCHANGE_WAREHOUSES: 'Склад' }, 'EXCHANGE_WAREHOUSES must be'],
    [{ EXCHANGE_PRICE: 'Розничная' }, 'require EXCHANGE_USER'],
    [{ ...access, FEED_URL: 'https://shop.example/feed.yml' }, 'exclude one another'],
  ])('%j are rejected', (env, message) => {
    expect(() => readSettings(env)).toThrow(StartError);
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings(env)).not.toThrow('hush-');
  });
});
