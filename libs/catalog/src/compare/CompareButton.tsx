import { BarsIcon } from '@tropa/ui-kit';
import {
  refusalLine,
  useAddToComparisonMutation,
  useGetComparisonLengthQuery,
  useRemoveFromComparisonMutation,
} from '@tropa/api-client';
import { ToggleButton } from '../toggle-button/ToggleButton.js';
import { compareTexts } from './compare.texts.js';

/** Props of {@link CompareButton}. */
export interface CompareButtonProps {
  /** Product id. */
  id: number;
  /** `card`: round, over a picture; `page`: beside the buying button. @default 'card' */
  look?: 'card' | 'page';
  label?: string;
}

/**
 * The chart icon: on while the product is compared. Changes optimistically; a refusal rolls it back and is announced
 * beside it.
 */
export function CompareButton({ id, look = 'card', label = compareTexts.toggle }: CompareButtonProps) {
  const { isOn } = useGetComparisonLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ isOn: data?.itemsId.includes(id) ?? false }),
  });
  const [add, adding] = useAddToComparisonMutation();
  const [remove, removing] = useRemoveFromComparisonMutation();
  const refused = isOn
    ? refusalLine(removing.error, compareTexts.removeFailed)
    : refusalLine(adding.error, compareTexts.addFailed);

  return (
    <ToggleButton
      label={label}
      look={look}
      isOn={isOn}
      onToggle={() => void (isOn ? remove({ id }) : add({ id }))}
      refusal={refused}
      onRefusalEnd={(isOn ? removing : adding).reset}
    >
      <BarsIcon />
    </ToggleButton>
  );
}
