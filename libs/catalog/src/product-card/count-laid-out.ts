import type { PerView } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';

/**
 * How many cards of a row are laid out from the start: those visible at once in the widest window. They set the row's
 * height, so the first card with a rating, which is taller than one without, is among them. Further ones are laid out
 * when they are scrolled to.
 */
export function countLaidOut(items: readonly ProductCardModel[], perView: PerView): number {
  const seen = Math.ceil(Math.max(1, ...Object.values(perView)));
  const firstRated = items.findIndex(({ rating }) => Boolean(rating));
  return Math.max(seen, firstRated + 1);
}
