import { OptionGroup } from '@tropa/ui-kit';
import type { ProductDetail } from '@tropa/api-client';
import { chooseVariant, variantOptionGroups, type VariantOptionGroup } from './variant-choice.js';

/** Props of {@link VariantSwap}. */
export interface VariantSwapProps {
  product: Pick<ProductDetail, 'retail' | 'propertyLabels'>;
  /** The variant that was chosen. */
  retailId: number;
  /** Called with another one. */
  onChoose: (retailId: number) => void;
}

type Retail = ProductDetail['retail'];

/** The groups of all variants; those not offered are shown disabled. */
function groupsOf(retail: Retail, offered: Retail, current: Retail[number]): VariantOptionGroup[] {
  const offeredGroups = variantOptionGroups(offered, current);
  const isOffered = (propertyId: string, value: string) =>
    offeredGroups
      .find((group) => group.propertyId === propertyId)
      ?.options.some((option) => option.value === value && !option.isDisabled) ?? false;
  return variantOptionGroups(retail, current).map(({ propertyId, options }) => ({
    propertyId,
    options: options.map((option) => ({ ...option, isDisabled: !isOffered(propertyId, option.value) })),
  }));
}

/**
 * Switches what was just added to another variant, chosen as on the product page, sold-out ones disabled. Renders
 * nothing where there is no choice.
 */
export function VariantSwap({ product: { retail, propertyLabels }, retailId, onChoose }: VariantSwapProps) {
  const current = retail.find(({ id }) => id === retailId);
  if (!current || retail.length < 2) return null;
  const offered = retail.filter(({ id, isAvailable }) => isAvailable || id === current.id);
  return groupsOf(retail, offered, current).map(({ propertyId, options }) => (
    <OptionGroup
      key={propertyId}
      label={propertyLabels[propertyId] ?? propertyId}
      kind={options.some(({ type }) => type === 'image') ? 'image' : 'text'}
      name={`taken-${propertyId}`}
      value={options.find(({ isChosen }) => isChosen)?.value}
      options={options.map(({ value, title, type, isDisabled }) => ({
        value,
        label: title || value || '—',
        image: type === 'image' ? value : undefined,
        isDisabled,
      }))}
      onChange={(value) => {
        const next = chooseVariant(offered, current, propertyId, value);
        if (next && next.id !== current.id) onChoose(next.id);
      }}
    />
  ));
}
