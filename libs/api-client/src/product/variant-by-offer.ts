import { toFlag } from '../wire-values/wire-values.model.js';

/**
 * The variant that the address of a product asks for; an unknown `offer` means the first one. Without an `offer` it is the
 * first that can be bought: nobody should meet «Нет в наличии» who followed a card with a price. For models and for what is
 * on the wire alike: the server, its page without scripts and the component must not open different variants.
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
