import clsx from 'clsx';
import { forwardRef, useRef } from 'react';
import type { ChangeEvent, CSSProperties, InputHTMLAttributes } from 'react';
import { Field } from '../field/Field.js';
import type { FieldLook } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';
import styles from './CodeField.module.css';

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength'>, FieldLook {
  /** Number of digits. @default 4 */
  length?: number;
  /** Called once per complete code, whether typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
}

/** The code from an SMS. One real input behind the visible cells: pasting and the phone's autofill just work. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { length = 4, onComplete, label, isLabelHidden, hint, error, fieldClassName, className, id, onChange, ...rest },
  ref,
) {
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  const reported = useRef('');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // A pasted «Код: 1234» is a code too.
    const digits = event.target.value.replace(/\D/gu, '').slice(0, length);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
    const code = digits.length === length ? digits : '';
    if (code && code !== reported.current) onComplete?.(code);
    reported.current = code;
  };

  return (
    <Field {...{ label, isLabelHidden, hint, error, fieldClassName, ids }}>
      <div className={styles.root} style={{ '--code-length': length } as CSSProperties}>
        <div aria-hidden="true" className={styles.cells} data-part="code-field-cells">
          {Array.from({ length }, (_, index) => (
            <span key={index} className={styles.cell} data-part="code-field-cell" />
          ))}
        </div>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          {...rest}
          {...inputProps}
          ref={ref}
          type="text"
          className={clsx(styles.input, className)}
          onChange={handleChange}
        />
      </div>
    </Field>
  );
});
