import { toAccessories } from './blocks.model.js';
import { accessoriesWire } from './blocks.wire.js';
import { variableSeed } from './page-seed.js';

/** `_basketExtraItems`: accessories under the basket. */
export const basketExtraItemsSeed = /* @__PURE__ */ variableSeed('_basketExtraItems', accessoriesWire, toAccessories);
