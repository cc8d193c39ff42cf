import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Account } from './account.js';

/** A response of the shop's API, parsed. */
export interface ApiResponse<Result = unknown> {
  readonly errorCode: number;
  readonly errorMessage: string;
  readonly result: Result;
}

/** The lightest address of the shop, for paths that begin with calls. */
export const callsOnly = '/robots.txt';

/** Calls the shop as the open page would, with its cookies and its origin. With a body it is a POST. */
export const ask = <Result = unknown>(page: Page, path: string, body?: object, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([address, data, more]) => {
      const answer = await fetch(address, {
        ...(data && { method: 'POST', body: JSON.stringify(data) }),
        headers: { 'Content-Type': 'application/json', ...more },
      });
      return (await answer.json()) as never;
    },
    [path, body, headers] as const,
  ) as Promise<ApiResponse<Result>>;

/** As {@link ask}; fails on a refusal. */
export async function demand<Result>(page: Page, path: string, body?: object): Promise<Result> {
  const { errorCode, errorMessage, result } = await ask<Result>(page, path, body);
  assert.equal(errorCode, 0, `${path}: ${errorMessage}`);
  return result;
}

/** Registers through the calls of the form, with the code read from the outbox: for paths about something else. */
export async function registerByCalls(page: Page, { phone, name, email, password }: Account): Promise<void> {
  await demand(page, '/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
  const outbox = await (await page.request.get(`/demo/outbox?phone=${phone}`)).text();
  const code = /data-code="(\d{4})"/.exec(outbox)?.[1];
  assert.ok(code, 'no code was sent');
  await demand(page, '/api/auth/checkCode/', { phone, code });
  await demand(page, '/api/auth/registration/', { phone, name, email, password, passwordConfirm: password });
}

/** A product or its variant that can be bought. */
export interface Goods {
  readonly id: number;
  readonly retailId?: number;
  /** Roubles. */
  readonly price: number;
  readonly title: string;
}

interface Card extends Goods {
  readonly isAvailable?: boolean;
}

/** How many pieces of it all shops have together. */
export async function stockOf(page: Page, { id, retailId }: Goods): Promise<number> {
  const { store } = await demand<{ store: { amount: number }[] | null }>(page, '/api/product/checkAvailability/', {
    id,
    ...(retailId && { retailId }),
  });
  return (store ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** A product in this price range with at least this many pieces in stock. */
export async function findGoods(
  page: Page,
  { from = 0, to = Infinity, pieces = 1 }: { from?: number; to?: number; pieces?: number },
): Promise<Goods> {
  const { items } = await demand<{ items: Card[] }>(page, '/api/catalog/getItems/', {
    limit: 60,
    sort: from > 0 ? 'price-desc' : 'price-asc',
    ...(to < Infinity && { filter: { price: `${from},${to}` } }),
  });
  for (const { id, retailId, price, title, isAvailable } of items) {
    if (isAvailable === false || price < from || price > to) continue;
    const goods = { id, price, title, ...(retailId && { retailId }) };
    if ((await stockOf(page, goods)) >= pieces) return goods;
  }
  throw new Error(`Nothing from ${from} to ${to} ₽ has ${pieces} pieces`);
}

/** Puts one piece into the basket. */
export const addToBasket = (page: Page, { id, retailId }: Goods): Promise<unknown> =>
  demand(page, '/api/basket/addItemToBasket/', { id, ...(retailId && { retailId }) });

/** How many orders the signed-in visitor has. */
export const countOrders = async (page: Page): Promise<number> =>
  (await demand<{ count: number }>(page, '/api/user/getOrders/', { page: 1, limit: 20, filter: {} })).count;

/** The result of an order call. */
interface Placed {
  readonly orderNum: string;
  readonly payment_link: string;
}

/** Orders the basket through the call of the form: by courier, to the city in the header. */
export async function orderByCall(page: Page, payment: 'card' | 'onDelivery' = 'onDelivery'): Promise<Placed> {
  const { curLocation: city } = await demand<{ curLocation: { id: number; value: string } }>(
    page,
    '/api/location/getLocation/',
  );
  return demand<Placed>(page, '/api/basket/order/', {
    name: 'Мария Лыжина',
    phone: '9123456789',
    email: 'maria@example.ru',
    delivery: 'courier',
    address: 'ул. Ленина, 1, кв. 2',
    city: { id: city.id, value: city.value },
    comment: '',
    payment,
  });
}
