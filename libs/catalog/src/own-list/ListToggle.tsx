import type { ReactNode } from 'react';
import { IconButton, RefusalNote } from '@tropa/ui-kit';
import { refusalLine } from '@tropa/api-client';
import styles from './ListToggle.module.css';

/** A call that changes the list; settles with an `error` when it is refused. */
type Change = (product: { id: number }) => PromiseLike<{ readonly error?: unknown }>;

/** Props of {@link ListToggle}. */
export interface ListToggleProps {
  /** Product id. */
  id: number;
  /** The product is on the list. */
  isOn: boolean;
  add: Change;
  remove: Change;
  /** `card`: round, over a picture; `page`: beside the buying button. */
  look: 'card' | 'page';
  label: string;
  texts: { readonly addFailed: string; readonly removeFailed: string };
  /** Why the last press was not taken; undefined when it was. */
  refusal: string | undefined;
  /** Hears why a press was refused; undefined when there is nothing to say any more. */
  onRefusal: (line: string | undefined) => void;
  /** The icon. */
  children: ReactNode;
}

/**
 * The icon that puts a product on a list of the visitor and takes it off: at once, a refusal rolls it back and stands
 * beside it. The refusal is kept by its owner: a card that is taken out of a list takes its icon with it.
 */
export function ListToggle(props: ListToggleProps) {
  const { id, isOn, add, remove, look, label, texts, refusal, onRefusal, children } = props;
  const isCard = look === 'card';
  const toggle = async () => {
    onRefusal(undefined);
    const { error } = await (isOn ? remove : add)({ id });
    if (error) onRefusal(refusalLine(error, isOn ? texts.removeFailed : texts.addFailed));
  };
  return (
    <span className={isCard ? styles.card : styles.page}>
      <IconButton
        label={label}
        variant={isCard ? 'float' : 'outline'}
        size={isCard ? 'sm' : 'lg'}
        isActive={isOn}
        onClick={() => void toggle()}
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
