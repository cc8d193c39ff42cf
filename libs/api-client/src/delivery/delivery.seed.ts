import { toBasketState } from '../basket/basket.model.js';
import { getBasketItemsResponse } from '../basket/basket.wire.js';
import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { checkTolerantly } from '../shop-api/response.js';
import { deliveredBasket } from './delivered-basket.js';
import { deliveryApi, type DeliveryArgs } from './delivery.endpoints.js';
import { toDeliveryOffer } from './delivery.model.js';
import { getDeliveryResponse } from './delivery.wire.js';

/**
 * `_delivery`: what delivery of the basket in `_basket` costs to the visitor's city; it fills the cache of `getDelivery`,
 * with that city named and without.
 */
export const deliverySeed = /* @__PURE__ */ callSeed('_delivery', getDeliveryResponse, (raw, { data }) => {
  const offer = toDeliveryOffer(raw);
  const checked = checkTolerantly(getBasketItemsResponse, data._basket);
  if ('message' in checked) return [variableEntry('_delivery', offer)];
  const basket = deliveredBasket(toBasketState(checked.output));
  const cityId = Number(raw.city?.id);
  const queries: DeliveryArgs[] = [{ basket }, ...(cityId > 0 ? [{ cityId, basket }] : [])];
  return [
    ...queries.map((arg) => ({ endpointName: deliveryApi.endpoints.getDelivery.name, arg, value: offer })),
    variableEntry('_delivery', offer),
  ];
});
