import clsx from 'clsx';
import { forwardRef } from 'react';
import type { SelectHTMLAttributes } from 'react';
import control from '../field/Control.module.css';
import { Field } from '../field/Field.js';
import type { FieldLook } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';
import { ChevronDownIcon } from '../icon/icons.js';
import styles from './SelectField.module.css';

/** A choice of the list. */
export interface SelectOption {
  value: string | number;
  label: string;
  isDisabled?: boolean;
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldLook {
  /** Choices; `<option>` children work too. */
  options?: readonly SelectOption[];
  /** First choice with an empty value, for «not chosen yet». */
  placeholder?: string;
  /** `quiet` is the grey one above a list: sorting, page size. */
  look?: 'field' | 'quiet';
}

/** A native select: the phone shows its own wheel. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  {
    options,
    placeholder,
    look = 'field',
    label,
    isLabelHidden,
    hint,
    error,
    fieldClassName,
    className,
    id,
    children,
    ...rest
  },
  ref,
) {
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  return (
    <Field {...{ label, isLabelHidden, hint, error, fieldClassName, ids }} isRequired={rest.required}>
      <div className={clsx(control.box, styles[look])} data-part="field-box">
        <select {...rest} {...inputProps} ref={ref} className={clsx(control.input, styles.select, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDownIcon size={18} className={styles.chevron} data-part="field-chevron" aria-hidden="true" />
      </div>
    </Field>
  );
});
