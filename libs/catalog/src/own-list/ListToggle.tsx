import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton, RefusalNote } from '@tropa/ui-kit';
import { refusalLine, type ToggleProduct } from '@tropa/api-client';
import styles from './ListToggle.module.css';

/** Props of {@link ListToggle}. */
export interface ListToggleProps {
  /** The product is on the list. */
  isOn: boolean;
  toggle: ToggleProduct;
  /** `card`: round, over a picture; `page`: beside the buying button. */
  look: 'card' | 'page';
  label: string;
  texts: { readonly addFailed: string; readonly removeFailed: string };
  /** Why the last click was rejected; undefined when it was not. */
  refusal: string | undefined;
  /** Called with the reason why a click was rejected; undefined when there is no longer anything to say. */
  onRefusal: (line: string | undefined) => void;
  className?: string | undefined;
  /** The icon. */
  children: ReactNode;
}

/**
 * The icon that adds a product to one of the visitor's lists and removes it: optimistically; a refusal rolls it back
 * and is shown beside it. The refusal is stored by the parent: a card that is removed from a list takes its icon with
 * it.
 */
export function ListToggle(props: ListToggleProps) {
  const { isOn, toggle, look, label, texts, refusal, onRefusal, className, children } = props;
  const isCard = look === 'card';
  const press = async () => {
    onRefusal(undefined);
    const { error } = await toggle(!isOn);
    if (error) onRefusal(refusalLine(error, isOn ? texts.removeFailed : texts.addFailed));
  };
  return (
    <span className={clsx(isCard ? styles.card : styles.page, className)}>
      <IconButton
        label={label}
        variant={isCard ? 'float' : 'outline'}
        size={isCard ? 'sm' : 'lg'}
        isActive={isOn}
        onClick={() => void press()}
      >
        {children}
      </IconButton>
      <RefusalNote
        className={styles.refusal}
        text={refusal}
        place={isCard ? 'plate' : 'above'}
        onEnd={() => onRefusal(undefined)}
      />
    </span>
  );
}
