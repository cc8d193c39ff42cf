import type { FilterData } from '@tropa/api-client';
import type { RoubleRange } from '../listing/listing-address.js';

/** The price range of a list in whole roubles, widened to them; `null` when the list has no price or only one. */
export function priceBounds({ price }: FilterData): RoubleRange | null {
  if (!price) return null;
  const bounds: RoubleRange = [Math.floor(price.initial[0]), Math.ceil(price.initial[1])];
  return bounds[0] < bounds[1] ? bounds : null;
}

/** Names of the URL parameters that the filters of a list write. */
export function filterNames(filters: FilterData | null): string[] {
  return filters ? ['price', ...filters.categories.map((category) => category.id)] : [];
}
