/** What one shop has of a variant. */
export interface ShopStock {
  readonly shopId: number;
  readonly amount: number;
}

/** How many pieces an order takes from one shop. */
export interface StockTake {
  readonly shopId: number;
  readonly amount: number;
}

/**
 * Decides from which shops an order takes its pieces: first where the buyer collects them, then where there is most,
 * so that an order is split as little as can be. Returns null when all shops together have too few.
 */
export function allocateStock(
  stock: readonly ShopStock[],
  wanted: number,
  pickupShopId: number | null,
): StockTake[] | null {
  const nearest = [...stock]
    .filter((shop) => shop.amount > 0)
    .sort((a, b) => rank(b, pickupShopId) - rank(a, pickupShopId) || b.amount - a.amount || a.shopId - b.shopId);
  const takes: StockTake[] = [];
  let left = wanted;
  for (const { shopId, amount } of nearest) {
    if (left <= 0) break;
    const taken = Math.min(amount, left);
    takes.push({ shopId, amount: taken });
    left -= taken;
  }
  return left > 0 ? null : takes;
}

function rank(shop: ShopStock, pickupShopId: number | null): number {
  return shop.shopId === pickupShopId ? 1 : 0;
}
