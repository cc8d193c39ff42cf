import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './RadioCard.module.css';

/** Props of {@link RadioCard}. */
export interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  title: ReactNode;
  /** A second line: term, price, why it is unavailable. */
  hint?: ReactNode;
  /** At the end of the card: an icon, a price. */
  end?: ReactNode;
  cardClassName?: string;
}

/** One of several large choices: how to receive, how to pay. Native radio: give all of a set one `name`. */
export const RadioCard = forwardRef<HTMLInputElement, RadioCardProps>(function RadioCard(
  { title, hint, end, className, cardClassName, ...rest },
  ref,
) {
  const hintId = useId();
  const titleId = useId();
  return (
    <label className={clsx(styles.root, cardClassName)}>
      <input
        aria-labelledby={titleId}
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        ref={ref}
        type="radio"
        className={clsx(styles.input, className)}
      />
      <span className={styles.text} data-part="radio-card-text">
        <span id={titleId} className={styles.title} data-part="radio-card-title">
          {title}
        </span>
        {hint && (
          <span id={hintId} className={styles.hint} data-part="radio-card-hint">
            {hint}
          </span>
        )}
      </span>
      {end && (
        <span className={styles.end} data-part="radio-card-end">
          {end}
        </span>
      )}
    </label>
  );
});
