import { inSizeOrder } from '@tropa/ui-kit';

export { variantByOffer } from '@tropa/api-client/wire';

/** One value of a variant: `image` values are picture addresses. */
export interface VariantProperty {
  readonly id: string;
  readonly value: string;
  readonly type: 'string' | 'image';
  /** The picture's meaning in words. */
  readonly title?: string | null;
}

/** One variant of a product, as far as choosing needs it. */
export interface ChoosableVariant {
  readonly id: number;
  readonly properties: readonly VariantProperty[];
  /** False: sold out everywhere. @default true */
  readonly isAvailable?: boolean | null | undefined;
}

/** One value that can be chosen, given the choices before it. */
export interface VariantOption {
  readonly value: string;
  readonly type: 'string' | 'image';
  readonly title?: string | null;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
}

/** All values of one property: sizes by size, others in order of first appearance. */
export interface VariantOptionGroup {
  readonly propertyId: string;
  readonly options: readonly VariantOption[];
}

const valueOf = (variant: ChoosableVariant, propertyId: string): string =>
  variant.properties.find((property) => property.id === propertyId)?.value ?? '';

/** Ids of the properties in the order in which they are chosen. */
export function choiceOrder(variants: readonly ChoosableVariant[]): string[] {
  return [...new Set(variants.flatMap((variant) => variant.properties.map((property) => property.id)))];
}

/** How an option is announced. */
const wordsOf = ({ value, title }: Pick<VariantProperty, 'value' | 'title'>): string => title || value;

const agreesOn = (a: ChoosableVariant, b: ChoosableVariant, propertyIds: readonly string[]) =>
  propertyIds.every((id) => valueOf(a, id) === valueOf(b, id));

/**
 * What can be chosen beside the current variant: an option is disabled when no variant has it together with the choices
 * of the properties before it. The first property is therefore never disabled.
 */
export function variantOptionGroups(
  variants: readonly ChoosableVariant[],
  current: ChoosableVariant,
): VariantOptionGroup[] {
  const order = choiceOrder(variants);
  return order.map((propertyId, index) => {
    const earlier = order.slice(0, index);
    const options = new Map<string, VariantOption>();
    for (const variant of variants) {
      const value = valueOf(variant, propertyId);
      const isDisabled = (options.get(value)?.isDisabled ?? true) && !agreesOn(variant, current, earlier);
      const { type = 'string', title } = variant.properties.find((property) => property.id === propertyId) ?? {};
      options.set(value, { value, type, title, isDisabled, isChosen: value === valueOf(current, propertyId) });
    }
    return { propertyId, options: inSizeOrder([...options.values()], wordsOf) };
  });
}

/**
 * The variant after a value of one property is chosen: the earlier choices stay, each later one stays if it can,
 * else it jumps to the first enabled value. `undefined` when the value is disabled: nothing to change then.
 */
export function chooseVariant<V extends ChoosableVariant>(
  variants: readonly V[],
  current: ChoosableVariant,
  propertyId: string,
  value: string,
): V | undefined {
  const order = choiceOrder(variants);
  const index = order.indexOf(propertyId);
  let candidates = variants.filter(
    (variant) => agreesOn(variant, current, order.slice(0, index)) && valueOf(variant, propertyId) === value,
  );
  for (const later of order.slice(index + 1)) {
    const kept = candidates.filter((variant) => valueOf(variant, later) === valueOf(current, later));
    const first = candidates[0];
    if (first === undefined) return undefined;
    candidates =
      kept.length > 0
        ? kept
        : candidates.filter((variant) => valueOf(variant, later) === firstValue(later, candidates));
  }
  return candidates[0];

  /** The first of the property's values, in the order of the swatches, that some candidate has. */
  function firstValue(id: string, among: readonly ChoosableVariant[]): string {
    const properties = variants.flatMap((variant) => variant.properties.filter((property) => property.id === id));
    const swatches = inSizeOrder(properties, wordsOf);
    return swatches.find(({ value }) => among.some((variant) => valueOf(variant, id) === value))?.value ?? '';
  }
}
