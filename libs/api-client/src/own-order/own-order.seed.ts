import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { ownOrderApi } from './own-order.endpoints.js';
import { toOwnOrder } from './own-order.model.js';
import { ownOrderWire } from './own-order.wire.js';

/** `_ownOrder`: the order of this page; it fills the cache of `getOwnOrder`, so that no request is needed. */
export const ownOrderSeed = /* @__PURE__ */ callSeed('_ownOrder', ownOrderWire, (raw) => {
  const order = toOwnOrder(raw);
  return [
    { endpointName: ownOrderApi.endpoints.getOwnOrder.name, arg: { number: order.number }, value: order },
    variableEntry('_ownOrder', order),
  ];
});
