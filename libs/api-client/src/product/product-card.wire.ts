import { flagWire, maybeNumberWire, numberWire, roublesWire, textWire, urlWire } from '../wire-values/wire-values.js';
import { array, object, type InferOutput } from 'valibot';

/**
 * A product card of the catalogue, search, favourites or a slider. Prices in roubles. The last five keys are optional
 * extensions.
 */
export const productCardWire = object({
  id: numberWire,
  link: textWire,
  title: textWire,
  price: roublesWire,
  oldPrice: maybeNumberWire,
  img: urlWire,
  recommended: flagWire,
  newItem: flagWire,
  rating: maybeNumberWire,
  reviewsCount: maybeNumberWire,
  retailId: maybeNumberWire,
  hasVariants: flagWire,
  isAvailable: flagWire,
});

/** Cards of a slider. */
export const productCardsWire = array(productCardWire);

/** A product card on the wire. */
export type ProductCardWire = InferOutput<typeof productCardWire>;
