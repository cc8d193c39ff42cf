import { IconButton, BarsIcon } from '@tropa/ui-kit';
import {
  useAddToComparisonMutation,
  useGetComparisonLengthQuery,
  useRemoveFromComparisonMutation,
} from '@tropa/api-client';
import { compareTexts } from './compare.texts.js';

/** Props of {@link CompareButton}. */
export interface CompareButtonProps {
  /** Product id. */
  id: number;
  /** `card`: round, over a picture; `page`: beside the buying button. @default 'card' */
  look?: 'card' | 'page';
  label?: string;
}

/** The chart icon (S1 §4): on when the product is compared; answers at once, takes it back on refusal. */
export function CompareButton({ id, look = 'card', label = compareTexts.toggle }: CompareButtonProps) {
  const { isOn } = useGetComparisonLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ isOn: data?.itemsId.includes(id) ?? false }),
  });
  const [add] = useAddToComparisonMutation();
  const [remove] = useRemoveFromComparisonMutation();

  return (
    <IconButton
      label={label}
      variant={look === 'card' ? 'float' : 'outline'}
      size={look === 'card' ? 'sm' : 'lg'}
      isActive={isOn}
      onClick={() => void (isOn ? remove({ id }) : add({ id }))}
    >
      <BarsIcon />
    </IconButton>
  );
}
