import { measureLoad } from './load.mjs';
import { openSession } from './session.mjs';

/** Concurrent visitors; each one sends its next request after the last response, as browsers do. */
const connections = 10;

/**
 * Calls per second of the baskets of ten visitors, each with one line. One visitor each: the changes of one basket wait
 * for each other.
 */
export async function measureBaskets({ address, cpuMs }, { seconds }) {
  const visitors = [];
  while (visitors.length < connections) visitors.push(await openSession(address));
  const [{ product }] = visitors;
  const cookies = visitors.map(({ cookie }) => cookie);
  const goods = { id: product.id, retailId: product.retailId };
  const load = (path, body) =>
    measureLoad(`${address}/api/basket/${path}`, {
      seconds,
      connections,
      cookies,
      cpuMs,
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      }),
    });
  return {
    items: await load('getItems/'),
    length: await load('getLength/'),
    add: await load('addItemToBasket/', goods),
    quantity: await load('setQuantity/', { ...goods, quantity: 2 }),
  };
}
