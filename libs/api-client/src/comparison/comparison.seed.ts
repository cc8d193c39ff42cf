import { variableSeed } from '../page-data/page-seed.js';
import { toComparedProduct } from './comparison.model.js';
import { comparedProductsWire } from './comparison.wire.js';

/** `_compare`: goods of a shared comparison, shown without a call (decision 27). */
export const compareSeed = /* @__PURE__ */ variableSeed('_compare', comparedProductsWire, (items) =>
  items.map(toComparedProduct),
);
