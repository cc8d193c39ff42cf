import { callOf } from '../shop.js';
import { Visitor } from '../visitor.js';
import { readOptions } from '../options.js';
import type { Options } from '../options.js';
import type { WireCallName } from '@tropa/api-client/wire';

/**
 * The account buys something at the reference server, and its staff page marks the order as received.
 * @returns the product, which now waits for a rating
 */
export async function receiveGoods(
  address: string,
  account: { readonly phone: string; readonly password: string },
): Promise<string> {
  const who = new Visitor(readOptions([address]) as Options);
  const ask = async (name: WireCallName, data: object = {}) => {
    const answer = await who.send(callOf(name), data as Record<string, unknown>);
    const { errorCode, errorMessage, result } =
      'failure' in answer ? { errorCode: -1, errorMessage: answer.failure, result: null } : JSON.parse(answer.text);
    if (errorCode !== 0) throw new Error(`${name}: ${errorMessage}`);
    return result;
  };
  await ask('login', account);
  const { curLocation: city } = await ask('getLocation');
  const { items: points } = await ask('getReceivePoints', { id: city.id });
  const { items: goods } = await ask('getListing', {
    sectionId: 0,
    page: 1,
    limit: 60,
    sort: 'name-asc',
    filter: { store: points[0].id },
  });
  const product = goods[0];
  const form = {
    name: 'Пётр',
    phone: account.phone,
    email: 'petr@example.ru',
    delivery: 'pickup',
    address: String(points[0].id),
    city,
    comment: '',
    payment: 'onDelivery',
  };
  await ask('addItemToBasket', { id: product.id, ...(product.retailId && { retailId: product.retailId }) });
  await ask('createOrder', form);
  const { items: orders } = await ask('getOrders', { page: 1, limit: 20, filter: {} });
  for (const to of ['assembling', 'ready', 'done']) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const moved = await who.request(`${address}/demo/orders/${orders[0].id}`, {
      method: 'POST',
      headers,
      body: `to=${to}`,
    });
    if (!('status' in moved) || moved.status !== 303)
      throw new Error(`the order is not ${to}: ${JSON.stringify(moved)}`);
  }
  return String(product.id);
}
