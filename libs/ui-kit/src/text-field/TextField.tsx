import clsx from 'clsx';
import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import control from '../field/Control.module.css';
import { Field } from '../field/Field.js';
import type { FieldLook } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';

/** Props of {@link TextField}. */
export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldLook {
  /** An icon inside, before the text. */
  iconStart?: ReactNode;
  /** A unit or a button inside, after the text. */
  end?: ReactNode;
}

/** A line of text. The ref is the input: works with react-hook-form's `register` and without any state. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, isLabelHidden, hint, error, fieldClassName, iconStart, end, className, id, ...rest },
  ref,
) {
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  return (
    <Field {...{ label, isLabelHidden, hint, error, fieldClassName, ids }} isRequired={rest.required}>
      <div className={control.box} data-part="field-box">
        {iconStart && (
          <span className={control.start} data-part="field-start">
            {iconStart}
          </span>
        )}
        <input
          type="text"
          {...rest}
          {...inputProps}
          ref={ref}
          className={clsx(control.input, iconStart && control.withStart, end && control.withEnd, className)}
        />
        {end && (
          <span className={control.end} data-part="field-end">
            {end}
          </span>
        )}
      </div>
    </Field>
  );
});
