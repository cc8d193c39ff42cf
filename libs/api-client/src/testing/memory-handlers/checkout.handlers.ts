import { BASKET_CHANGED, DELIVERY_CHANGED } from '../../order/order.wire.js';
import { fixtureProducts } from '../goods.fixtures.js';
import {
  basketOf,
  cityOf,
  lineOf,
  putIntoBasket,
  Refusal,
  totalsOf,
  variantOf,
  type MemoryOrder,
  type MemoryState,
} from '../memory-state.js';
import { fixturePromocode } from '../places.fixtures.js';
import { phoneOf, receivePoints, type Handler, type Handlers } from './handler.js';

/** Delivery is free strictly above this, roubles. */
const freeFrom = 5000;

/** A courier costs 250 ₽ in the first city and 490 ₽ in any other; pickup is free. */
const deliveryWays = (state: MemoryState, cityId: number, sum = basketOf(state).salePrice) => {
  const price = sum > freeFrom ? 0 : cityId === 1 ? 250 : 490;
  return [
    { delivery: 'courier', price, dates: '28–30 ноября', carrier: '', version: `courier-${price}` },
    { delivery: 'pickup', price: 0, dates: '', carrier: '', version: 'pickup-0' },
  ];
};

const takeOrder: Handler = (state, body, headers) => {
  const key = headers.get('Idempotency-Key') ?? '';
  const known = key && state.orderAnswers.get(key);
  if (known) return known;
  phoneOf(body.phone);
  const basket = basketOf(state);
  if (basket.items.length === 0) throw new Refusal('Корзина пуста');
  const seen = headers.get('If-Match');
  if (seen !== null && seen !== `"${basket.version}"`) throw new Refusal('Корзина изменилась', BASKET_CHANGED);
  if (!body.address)
    throw new Refusal(body.delivery === 'pickup' ? 'Выберите пункт самовывоза' : 'Укажите адрес доставки');
  if (body.payment === 'onDelivery' && receivePoints(body.city.id).type !== 'shops') {
    throw new Refusal('Оплата при получении доступна только в городах с магазинами');
  }
  const seenDelivery = body.deliveryVersion;
  if (
    seenDelivery &&
    seenDelivery !== deliveryWays(state, body.city.id).find((way) => way.delivery === body.delivery)?.version
  )
    throw new Refusal('Стоимость доставки изменилась', DELIVERY_CHANGED);
  if (body.payment === 'credit' && basket.salePrice < 3000) throw new Refusal('Сумма мала для кредита');
  const id = 502 + state.orders.length - 1;
  const order: MemoryOrder = {
    id,
    number: `Т-${id}`,
    date: '21.11.2026',
    isCancelled: false,
    payment: body.payment,
    items: basket.items.map((item) => ({
      id: item.id,
      ...(item.retailId && { retailId: item.retailId }),
      price: item.price,
      quantity: item.quantity,
    })),
    address: body.address,
    delivery: body.delivery === 'pickup' ? 'Самовывоз' : 'Курьер',
  };
  state.orders.unshift(order);
  state.basket = [];
  state.promocode = '';
  const answer = {
    payment_link: ['card', 'sbp'].includes(body.payment) ? `/demo/pay/${order.number}` : '',
    orderNum: order.number,
  };
  if (key) state.orderAnswers.set(key, answer);
  return answer;
};

/** Basket, promo code, order and reservation. */
export const checkoutHandlers = {
  getBasketItems: (state) => basketOf(state),
  addItemToBasket: (state, { id, retailId }) => {
    putIntoBasket(state, id, retailId ?? undefined, 1);
    return totalsOf(state);
  },
  deleteBasketItem: (state, { id, retailId }) => {
    const gone = lineOf(state, id, variantOf(id, retailId ?? undefined));
    state.basket = state.basket.filter((line) => line !== gone);
    return totalsOf(state);
  },
  setBasketQuantity: (state, { id, retailId, quantity }) => {
    const line = lineOf(state, id, retailId ?? undefined) ?? state.basket.find((known) => known.id === id);
    if (!line) throw new Refusal('Товара нет в корзине');
    line.quantity = 0;
    putIntoBasket(state, id, line.retailId, quantity);
    return totalsOf(state);
  },
  getBasketPrice: (state) => ({ price: basketOf(state).price }),
  getBasketLength: (state) => ({ length: state.basket.length }),
  applyPromocode: (state, { promocode }) => {
    if (promocode.toUpperCase() !== fixturePromocode) throw new Refusal('Промокод не найден');
    state.promocode = fixturePromocode;
    return basketOf(state);
  },
  cancelPromocode: (state) => {
    state.promocode = '';
    return basketOf(state);
  },
  createOrder: takeOrder,
  getDelivery: (state, { cityId, id }) => {
    const { id: ofCity, value } = cityOf(cityId ?? state.cityId);
    const sum = id ? fixtureProducts.find((product) => product.id === id)?.price : undefined;
    return { city: { id: ofCity, value }, freeFrom, ways: deliveryWays(state, ofCity, sum) };
  },
  reserveProduct: (state, body) => {
    phoneOf(body.phone);
    state.reservations.push(body);
    return { orderNum: `Б-${state.reservations.length}`, until: '24.11.2026' };
  },
} satisfies Handlers;
