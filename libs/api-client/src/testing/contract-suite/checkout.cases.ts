import { keysIn, keysOf } from './result-keys.js';
import type { AddCase } from './suite-context.js';

const lineKeys = keysIn('getBasketItems', 'items[]');

/** Basket, promo code, order and reservation. */
export function checkoutCases(check: AddCase): void {
  check(
    'fills, changes and empties a basket',
    ['addItemToBasket', 'setBasketQuantity', 'deleteBasketItem'],
    async ({ ask, buyable }) => {
      const { id } = await buyable();
      expect((await ask('getBasketItems')).result.items).toEqual([]);
      const added = (await ask('addItemToBasket', { id })).result;
      expect(added.length).toBe(1);
      const basket = (await ask('getBasketItems')).result;
      const [line] = basket.items;
      expect(keysOf(line)).toEqual(expect.arrayContaining([...lineKeys]));
      expect(Number(line.quantity)).toBe(1);
      expect(Number(added.price)).toBe(Number(line.price));
      const ref = { id, ...(line.retailId && { retailId: line.retailId }) };
      const stock = line.store.reduce((sum: number, shop: { amount: number }) => sum + Number(shop.amount), 0);
      const capped = (await ask('setBasketQuantity', { ...ref, quantity: stock + 100 })).result;
      expect(capped.length).toBe(1);
      expect(Number((await ask('getBasketItems')).result.items[0].quantity)).toBe(stock);
      expect(Number((await ask('getBasketPrice')).result.price)).toBe(Number(capped.price));
      // Any integer from 1 is accepted and capped to the stock, a billion like a million.
      expect((await ask('setBasketQuantity', { ...ref, quantity: 1e9 })).result).toEqual(capped);
      expect((await ask('setBasketQuantity', { ...ref, quantity: 0 })).errorCode).not.toBe(0);
      expect((await ask('deleteBasketItem', ref)).result).toEqual({ length: 0, price: 0 });
      expect((await ask('getBasketLength')).result.length).toBe(0);
    },
  );

  check('applies and cancels a promo code', ['applyPromocode', 'cancelPromocode'], async ({ client, ask, buyable }) => {
    const { id } = await buyable();
    const before = Number((await ask('addItemToBasket', { id })).result.price);
    expect((await ask('applyPromocode', { promocode: 'НЕТ-ТАКОГО' })).errorCode).not.toBe(0);
    const applied = (await ask('applyPromocode', { promocode: client.promocode })).result;
    expect(Number(applied.price)).toBeLessThan(before);
    expect(Number((await ask('getBasketPrice')).result.price)).toBe(Number(applied.price));
    expect(Number((await ask('cancelPromocode')).result.price)).toBe(before);
    const again = await ask('cancelPromocode');
    expect([again.errorCode, Number(again.result.price)]).toEqual([0, before]);
  });

  check('takes one order for two equal requests', ['createOrder'], async ({ client, ask, buyable }) => {
    const { id } = await buyable();
    await ask('addItemToBasket', { id });
    const { cityWithShops } = client;
    const { items } = (await ask('getReceivePoints', { id: cityWithShops.id })).result;
    const order = {
      name: 'Пётр',
      phone: client.freePhone,
      email: 'petr@example.ru',
      delivery: 'pickup',
      address: String(items[0].id),
      city: { id: cityWithShops.id, value: cityWithShops.value },
      comment: '',
      payment: 'card',
    };
    const init = { headers: { 'Idempotency-Key': `contract-${Date.now()}-${client.freePhone}` } };
    const first = await ask('createOrder', order, init);
    expect([first.errorCode, first.errorMessage]).toEqual([0, '']);
    expect(first.result.payment_link).toMatch(/./);
    expect((await ask('createOrder', order, init)).result.orderNum).toBe(first.result.orderNum);
    expect((await ask('getBasketLength')).result.length).toBe(0);
    const empty = await ask('createOrder', order, {
      headers: { 'Idempotency-Key': `${init.headers['Idempotency-Key']}-2` },
    });
    // Another tab with the same basket: rejected, or the response is the order already made from that basket.
    expect(empty.errorCode === 0 ? empty.result.orderNum : first.result.orderNum).toBe(first.result.orderNum);
  });

  check('rejects a courier without an address, in its words', ['createOrder'], async ({ client, ask, buyable }) => {
    const { id } = await buyable();
    await ask('addItemToBasket', { id });
    const order = {
      name: 'Пётр',
      phone: client.freePhone,
      email: 'petr@example.ru',
      delivery: 'courier',
      city: client.cityWithShops,
      comment: '',
      payment: 'card',
    };
    for (const [values, message] of [
      [{ address: ' ' }, 'Укажите адрес доставки'],
      [{ address: null }, 'Укажите адрес доставки'],
      [{}, 'Укажите адрес доставки'],
      [{ delivery: 'pickup', address: null }, 'Выберите пункт самовывоза'],
      [{ delivery: 'pickup' }, 'Выберите пункт самовывоза'],
    ] as const) {
      const refused = await ask('createOrder', { ...order, ...values });
      expect([refused.status, refused.errorCode === 0, refused.errorMessage]).toEqual([200, false, message]);
    }
    expect((await ask('createOrder', { ...order, address: 'ул. Ленина, 1' })).errorCode).toBe(0);
  });

  check('reserves goods in a shop', ['reserveProduct'], async ({ client, ask, buyable }) => {
    const { id } = await buyable();
    const { store } = (await ask('checkAvailability', { id })).result;
    const form = { id, name: 'Пётр', phone: client.freePhone, address: store[0].id, property: '' };
    const done = await ask('reserveProduct', form);
    expect([done.errorCode, done.errorMessage]).toEqual([0, '']);
    expect((await ask('reserveProduct', { ...form, phone: '12' })).errorCode).not.toBe(0);
  });
}
