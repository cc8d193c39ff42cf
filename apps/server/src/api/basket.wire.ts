import type { BasketItemWire, BasketWire } from '@tropa/api-client/wire';
import type { Basket, BasketLine } from '../shop/basket/basket.js';
import { basketVersion } from '../shop/basket/basket-version.js';
import type { BasketTotals } from '../shop/basket/basket-totals.js';
import { toRoubles } from '../shop/money.js';
import { retailIdOf } from './variant.wire.js';

/** A basket in its wire format. On our server `salePrice` and `price` are the same number (decision 13). */
export function basketToWire(basket: Basket): BasketWire {
  return {
    items: basket.lines.map(lineToWire),
    price: toRoubles(basket.price),
    salePrice: toRoubles(basket.price),
    length: basket.lines.length,
    isPromoApplied: basket.isPromoApplied,
    promocode: basket.isPromoApplied ? basket.promoCode : '',
    promoProblem: problemToWire(basket),
    version: basketVersion(basket),
  };
}

function problemToWire({ promoCode, promoProblem }: Basket): BasketWire['promoProblem'] {
  return promoCode !== null && promoProblem ? { promocode: promoCode, message: promoProblem.message } : null;
}

/** The response to every change of a basket. */
export function totalsToWire({ price, length }: BasketTotals): { price: number; length: number } {
  return { price: toRoubles(price), length };
}

function lineToWire(line: BasketLine): BasketItemWire {
  return {
    id: line.productId,
    retailId: retailIdOf(line),
    title: line.title,
    link: line.link,
    properties: [...line.properties],
    store: [...line.store],
    price: toRoubles(line.finalPrice),
    oldPrice: line.oldPrice === null ? null : toRoubles(line.oldPrice),
    img: line.img,
    quantity: line.quantity,
    isFavorite: line.isFavorite,
    category: line.category,
    recommended: line.recommended,
    newItem: line.newItem,
  };
}
