import { toFlag } from '../wire-values/wire-values.model.js';

/**
 * The variant that the address of a product names; an unknown `offer` means the first one. Without an `offer` it is the
 * first available one: a visitor who followed a card with a price should not see «Нет в наличии». Works for models and
 * for the wire format alike: the server, its page without scripts and the component must not open different variants.
 */
export function variantByOffer<V extends { readonly id: number | string; readonly isAvailable?: unknown }>(
  variants: readonly V[],
  offer: string | null,
): V | undefined {
  const wanted =
    offer === null
      ? variants.find(({ isAvailable }) => isAvailable == null || toFlag(isAvailable))
      : variants.find(({ id }) => String(id) === offer);
  return wanted ?? variants[0];
}
