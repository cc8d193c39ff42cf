import clsx from 'clsx';
import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldNote } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';
import styles from './Checkbox.module.css';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** Number at the end of the line: goods under a filter. */
  count?: number;
  hint?: ReactNode;
  error?: ReactNode;
  /** `sm` for consents: a smaller text beside the box. */
  size?: 'sm' | 'md';
  fieldClassName?: string;
}

/** A native checkbox with its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, count, hint, error, size = 'md', className, fieldClassName, id, ...rest },
  ref,
) {
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  return (
    <div className={clsx(styles.root, styles[size], fieldClassName)}>
      <label className={styles.line} data-part="checkbox-line">
        {/* The label contains its input: an id for each line of a long list would be redundant. */}
        <input {...rest} {...inputProps} id={id} ref={ref} type="checkbox" className={clsx(styles.input, className)} />
        <span className={styles.label} data-part="checkbox-label">
          {label}
        </span>
        {count !== undefined && (
          <span className={styles.count} data-part="checkbox-count">
            {count}
          </span>
        )}
      </label>
      {(hint || error) && (
        <div className={styles.note} data-part="checkbox-note">
          <FieldNote ids={ids} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
});
