import { toOrderPage } from './config.model.js';
import { variableSeed } from './page-seed.js';
import { orderPageWire } from './pages.wire.js';
import { toFlag } from '../wire-values/wire-values.model.js';
import { flagWire } from '../wire-values/wire-values.js';

/** `_isBasketPromocodeApplied`: whether a promo code is applied when the page opens. */
export const isPromocodeAppliedSeed = /* @__PURE__ */ variableSeed('_isBasketPromocodeApplied', flagWire, toFlag);
/** `_order`: the limit of free delivery and the state of the payment according to the server. */
export const orderPageSeed = /* @__PURE__ */ variableSeed('_order', orderPageWire, toOrderPage);
