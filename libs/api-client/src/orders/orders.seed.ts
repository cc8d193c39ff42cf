import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { toMaybeNumber } from '../wire-values/wire-values.model.js';
import type { OrdersArgs } from './orders.args.js';
import { ordersApi } from './orders.endpoints.js';
import { toOrdersList } from './orders.model.js';
import { ordersPageWire } from './orders.wire.js';

/** `_orders`: a page of the user's orders; it fills the cache of `getOrders`, so that no request is needed. */
export const ordersSeed = /* @__PURE__ */ callSeed('_orders', ordersPageWire, (raw) => {
  const orders = toOrdersList(raw);
  const year = toMaybeNumber(raw.year);
  const arg: OrdersArgs = { page: Number(raw.page), limit: Number(raw.limit), ...(year && { year }) };
  return [{ endpointName: ordersApi.endpoints.getOrders.name, arg, value: orders }, variableEntry('_orders', orders)];
});
