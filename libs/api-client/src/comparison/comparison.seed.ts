import { variableSeed } from '../page-data/page-seed.js';
import { toComparedProduct } from './comparison.model.js';
import { comparedProductsWire } from './comparison.wire.js';

/** `_compare`: products of a comparison shared by link (`?ids=1,2`). They are page data, so no call is made. */
export const compareSeed = /* @__PURE__ */ variableSeed('_compare', comparedProductsWire, (items) =>
  items.map(toComparedProduct),
);
