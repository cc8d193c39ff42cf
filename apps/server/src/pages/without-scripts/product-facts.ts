import type { RenderInput } from '../../api/render-contract.js';
import type { Db } from '../../db/schema.js';
import { getAvailability } from '../../shop/product/availability.js';
import { ShopRefusal } from '../../shop/refusal.js';
import { getReviews } from '../../shop/product/reviews.js';

/** Shops and reviews that are listed: a page without scripts has no «ещё». */
const most = { shops: 20, reviews: 5 };

/**
 * What a product's page says only where scripts are off: with them it is asked for by calls, fresh and for the visitor's
 * city.
 *
 * @param variantId the chosen variant; null for the product's own.
 */
export async function factsWithoutScripts(
  db: Db,
  productId: number,
  variantId: number | null,
  now: Date,
): Promise<NonNullable<RenderInput['withoutScripts']>> {
  const stores = await storesOf(db, { productId, variantId, cityId: null, now });
  const { reviews } = await getReviews(db, { id: productId, limit: most.reviews, index: 0 });
  return {
    shops: stores
      .slice(0, most.shops)
      .map(({ address, amount }) => ({ address: address ?? '', amount: Number(amount) })),
    otherShops: Math.max(0, stores.length - most.shops),
    reviews: reviews.map(({ name, date, value, text }) => ({
      name: name ?? '',
      date: date ?? '',
      value: Number(value),
      text: text ?? '',
    })),
  };
}

/** A product that has just lost its variants is in no shop; that is no reason to refuse its page. */
async function storesOf(db: Db, args: Parameters<typeof getAvailability>[1]) {
  try {
    return (await getAvailability(db, args)).store ?? [];
  } catch (error) {
    if (error instanceof ShopRefusal) return [];
    throw error;
  }
}
