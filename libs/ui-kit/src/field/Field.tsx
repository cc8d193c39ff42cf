import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { RequiredMark } from './RequiredMark.js';
import type { FieldIds } from './useFieldIds.js';

/** What every field of the kit takes besides the props of its native input. */
export interface FieldLook {
  /** Name of the field, shown above it. */
  label?: ReactNode;
  /** The label is read aloud only; the field still needs one. */
  isLabelHidden?: boolean;
  /** Help under the field, replaced by the error when there is one. */
  hint?: ReactNode;
  /** What is wrong and what to do; makes the field invalid. */
  error?: ReactNode;
  /** Class of the whole field; `className` belongs to the input. */
  fieldClassName?: string;
}

export interface FieldProps extends FieldLook {
  ids: FieldIds;
  isRequired?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error in their places. Internal frame of the kit's fields. */
export function Field({ label, isLabelHidden, hint, error, fieldClassName, ids, isRequired, children }: FieldProps) {
  return (
    <div className={clsx(styles.root, fieldClassName)} data-invalid={error ? true : undefined}>
      {label && (
        <label
          htmlFor={ids.input}
          className={clsx(styles.label, isLabelHidden && styles.hidden)}
          data-part="field-label"
        >
          {label}
          {isRequired && <RequiredMark />}
        </label>
      )}
      {children}
      <FieldNote ids={ids} hint={hint} error={error} />
    </div>
  );
}

/** Hint or error. The error's element is always in the page, so that its appearance is read aloud. */
export function FieldNote({ ids, hint, error }: Pick<FieldProps, 'ids' | 'hint' | 'error'>) {
  return (
    <>
      {hint && !error && (
        <div id={ids.hint} className={styles.hint} data-part="field-hint">
          {hint}
        </div>
      )}
      <div id={ids.error} className={styles.error} data-part="field-error" aria-live="polite">
        {error}
      </div>
    </>
  );
}
