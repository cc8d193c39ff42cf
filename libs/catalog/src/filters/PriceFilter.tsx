import { RangeField } from '@tropa/ui-kit';
import type { RoubleRange } from '../listing/listing-address.js';
import type { FiltersTexts } from './filters.texts.js';

/** Props of {@link PriceFilter}. */
export interface PriceFilterProps {
  /** Whole roubles. */
  bounds: RoubleRange;
  value: RoubleRange;
  onChange: (range: RoubleRange) => void;
  /**
   * A typed number is debounced already, 500 ms after the last key or until Enter or leaving the field: no further
   * debounce is needed.
   */
  onTyped?: (range: RoubleRange) => void;
  texts: FiltersTexts;
}

/**
 * The price range. Both number fields are named `price`: the GET form of the page without JavaScript sends
 * `price=100&price=200`, which means the same as `price=100,200`.
 */
export function PriceFilter({ bounds, value, onChange, onTyped, texts }: PriceFilterProps) {
  return (
    <RangeField
      label={texts.price}
      isLabelHidden
      name="price"
      min={bounds[0]}
      max={bounds[1]}
      value={[Math.max(value[0], bounds[0]), Math.min(value[1], bounds[1])]}
      onChange={onChange}
      onTyped={onTyped}
    />
  );
}
