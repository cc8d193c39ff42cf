import clsx from 'clsx';
import type { OrderStep } from '@tropa/api-client';
import { CheckIcon, VisuallyHidden } from '@tropa/ui-kit';
import type { OwnOrderTexts } from './own-order.texts.js';
import styles from './OrderSteps.module.css';

export interface OrderStepsProps {
  /** In order; those without a time are still to come. */
  readonly steps: readonly OrderStep[];
  readonly texts: OwnOrderTexts;
}

/** The steps of an order in a column: what has happened, with its time, and what is still to come. */
export function OrderSteps({ steps, texts }: OrderStepsProps) {
  const last = steps.reduce((found, { at }, index) => (at === '' ? found : index), -1);
  return (
    <ol className={styles.root} data-part="steps">
      {steps.map(({ text, at }, index) => (
        <li
          key={index}
          className={clsx(styles.step, at !== '' && styles.done)}
          aria-current={index === last ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {at === '' ? null : <CheckIcon size={14} />}
          </span>
          <span className={styles.text}>{text}</span>
          {at === '' ? <VisuallyHidden>{texts.ahead}</VisuallyHidden> : <span className={styles.at}>{at}</span>}
        </li>
      ))}
    </ol>
  );
}
