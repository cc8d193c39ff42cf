/** The discount of a promo code: a share of the price, or a sum of kopecks off the whole basket. */
export type PromoTerms =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'sum'; readonly sum: number };

/** A line before any promo code. `price` is kopecks for one piece. */
export interface PricedLine {
  readonly price: number;
  readonly quantity: number;
}

/**
 * Prices of one piece of each line after the promo code, in kopecks, in the order of `lines`.
 *
 * The discount is rounded down in every line (decision 4), for one piece: so `price × quantity` of what the buyer
 * sees adds up to what the buyer pays (decision 13). A price never goes below one kopeck.
 */
export function promoPrices(lines: readonly PricedLine[], terms: PromoTerms): number[] {
  if (terms.kind === 'percent') {
    const percent = Math.min(Math.max(terms.percent, 0), 100);
    return lines.map(({ price }) => atLeastOne(price, price - Math.floor((price * percent) / 100)));
  }
  return sumOffPrices(lines, terms.sum);
}

/** Spreads a sum over the lines by their share, then hands what rounding left to lines that can carry it whole. */
function sumOffPrices(lines: readonly PricedLine[], sum: number): number[] {
  const total = lines.reduce((all, line) => all + line.price * line.quantity, 0);
  if (total <= 0 || sum <= 0) return lines.map((line) => line.price);
  const wanted = Math.min(sum, total);
  const prices = lines.map(({ price }) => atLeastOne(price, price - Math.floor((price * wanted) / total)));
  let left = wanted - lines.reduce((all, line, i) => all + (line.price - prices[i]!) * line.quantity, 0);
  const fewestFirst = lines.map((_, i) => i).sort((a, b) => lines[a]!.quantity - lines[b]!.quantity || a - b);
  for (const i of fewestFirst) {
    const { quantity } = lines[i]!;
    const perPiece = Math.min(Math.floor(left / quantity), prices[i]! - 1);
    if (perPiece <= 0) continue;
    prices[i]! -= perPiece;
    left -= perPiece * quantity;
  }
  return prices;
}

function atLeastOne(before: number, after: number): number {
  return Math.min(before, Math.max(after, 1));
}
