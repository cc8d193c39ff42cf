import { useState } from 'react';
import { BarsIcon, useTexts } from '@tropa/ui-kit';
import { useCompared } from '@tropa/api-client';
import { ListToggle } from '../own-list/ListToggle.js';
import { compareTexts } from './compare.texts.js';

/** Props of {@link CompareButton}. */
export interface CompareButtonProps {
  /** Product id. */
  id: number;
  /** `card`: round, over a picture; `page`: beside the buying button. @default 'card' */
  look?: 'card' | 'page';
  label?: string;
  className?: string;
  texts?: Partial<typeof compareTexts>;
}

/**
 * The chart icon: on while the product is compared. Changes optimistically; a refusal rolls it back and is announced
 * beside it.
 */
export function CompareButton({ id, look = 'card', label, className, texts: own }: CompareButtonProps) {
  const texts = useTexts('compare', compareTexts, own);
  const [isOn, toggle] = useCompared(id);
  const [refusal, setRefusal] = useState<string>();
  return (
    <ListToggle
      {...{ isOn, toggle, look, refusal, className }}
      label={label ?? texts.toggle}
      onRefusal={setRefusal}
      texts={texts}
    >
      <BarsIcon />
    </ListToggle>
  );
}
