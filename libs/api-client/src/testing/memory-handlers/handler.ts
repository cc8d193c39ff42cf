import type { ExtraCallName } from '../../wire-calls/extra-calls.js';
import type { WireCallName } from '../../wire-calls/wire-calls.js';
import { fixtureProducts } from '../goods.fixtures.js';
import { Refusal, type MemoryState } from '../memory-state.js';
import { fixturePoints, fixtureShops } from '../places.fixtures.js';

/** A request validated by its schema. Handlers know their own shapes. */
// oxlint-disable-next-line typescript/no-explicit-any -- a shape for each call, checked by its wire schema
export type Body = any;

/** Handles one call: changes the state, returns the `result`. */
export type Handler = (state: MemoryState, body: Body, headers: Headers) => unknown;

/** Handlers of some calls. */
export type Handlers = Partial<Record<WireCallName | ExtraCallName, Handler>>;

/** The items of one page. */
export const pageOf = <Item>(items: readonly Item[], { page, limit }: { page: number; limit: number }): Item[] =>
  items.slice((page - 1) * limit, page * limit);

/** The last ten digits of a phone. */
export const digits = (phone: unknown): string => String(phone).replace(/\D/g, '').slice(-10);

/** A phone as ten digits; rejects a shorter one. */
export const phoneOf = (phone: unknown): string => {
  const ten = digits(phone);
  if (ten.length !== 10) throw new Refusal('Телефон не может быть меньше 10 символов');
  return ten;
};

/** The signed-in user; rejects a visitor. */
export const signedIn = (state: MemoryState) => {
  if (!state.user) throw new Refusal('Вы не авторизованы');
  return state.user;
};

/** Shops or pickup points of a city. */
export const receivePoints = (cityId: number) =>
  cityId === 1 ? { type: 'shops', items: fixtureShops } : { type: 'points', items: cityId === 2 ? fixturePoints : [] };

/** The known products of these ids, in their order. */
export const inList = (ids: readonly number[]) =>
  ids.flatMap((id) => fixtureProducts.find((product) => product.id === id) ?? []);
