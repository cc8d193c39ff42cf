import { toAccessories, toVideo } from '../page-data/blocks.model.js';
import { accessoriesWire, videoWire } from '../page-data/blocks.wire.js';
import { variableSeed } from '../page-data/page-seed.js';
import { numberWire } from '../wire-values/wire-values.js';
import { toProductCard } from './product-card.model.js';
import { productCardsWire } from './product-card.wire.js';
import { toProductDetail } from './product.model.js';
import { productDetailWire } from './product.wire.js';

/** `_productDetail`: the product of the page. */
export const productDetailSeed = /* @__PURE__ */ variableSeed('_productDetail', productDetailWire, toProductDetail);
/** `_productId`: equals `_productDetail.id`. */
export const productIdSeed = /* @__PURE__ */ variableSeed('_productId', numberWire, Number);
/** `_accessories`: two tabs of goods. */
export const accessoriesSeed = /* @__PURE__ */ variableSeed('_accessories', accessoriesWire, toAccessories);
/** `_video`: the product's video. */
export const videoSeed = /* @__PURE__ */ variableSeed('_video', videoWire, toVideo);
/** `_similar`: similar goods. */
export const similarSeed = /* @__PURE__ */ variableSeed('_similar', productCardsWire, (cards) =>
  cards.map(toProductCard),
);
/** `_newItems`: the row of new goods. */
export const newItemsSeed = /* @__PURE__ */ variableSeed('_newItems', productCardsWire, (cards) =>
  cards.map(toProductCard),
);
/** `_popular`: the row of goods that sell most. */
export const popularSeed = /* @__PURE__ */ variableSeed('_popular', productCardsWire, (cards) =>
  cards.map(toProductCard),
);
/** `_bestOffers`: the slider and the page of best offers. */
export const bestOffersSeed = /* @__PURE__ */ variableSeed('_bestOffers', productCardsWire, (cards) =>
  cards.map(toProductCard),
);
