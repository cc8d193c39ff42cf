import { variableSeed } from '../page-data/page-seed.js';
import { toComparedProduct } from './comparison.model.js';
import { comparedProductWire } from './comparison.wire.js';
import { array } from 'valibot';

/** `_compare`: goods of a shared comparison, shown without a call (decision 27). */
export const compareSeed = /* @__PURE__ */ variableSeed(
  '_compare', array(comparedProductWire), (items) => items.map(toComparedProduct),
);
