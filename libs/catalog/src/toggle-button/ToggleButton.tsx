import type { ReactNode } from 'react';
import { IconButton, RefusalNote } from '@tropa/ui-kit';
import styles from './ToggleButton.module.css';

/** Props of {@link ToggleButton}. */
export interface ToggleButtonProps {
  label: string;
  /** `card`: round, over a picture; `page`: beside the buying button. */
  look: 'card' | 'page';
  isOn: boolean;
  onToggle: () => void;
  /** Why the last press was not taken; undefined when it was. */
  refusal: string | undefined;
  /** The text has been shown long enough. */
  onRefusalEnd: () => void;
  /** The icon. */
  children: ReactNode;
}

/** The icon that puts a product on a list of the visitor and takes it off; a refusal stands beside it. */
export function ToggleButton({ label, look, isOn, onToggle, refusal, onRefusalEnd, children }: ToggleButtonProps) {
  const isCard = look === 'card';
  return (
    <span className={isCard ? styles.card : styles.page}>
      <IconButton
        label={label}
        variant={isCard ? 'float' : 'outline'}
        size={isCard ? 'sm' : 'lg'}
        isActive={isOn}
        onClick={onToggle}
      >
        {children}
      </IconButton>
      <RefusalNote className={styles.refusal} text={refusal} place={isCard ? 'plate' : 'above'} onEnd={onRefusalEnd} />
    </span>
  );
}
