import clsx from 'clsx';
import { forwardRef } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import control from '../field/Control.module.css';
import { Field } from '../field/Field.js';
import type { FieldLook } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';

/** Props of {@link TextAreaField}. */
export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldLook {}

/** Several lines of text; grows with them where the browser can. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, isLabelHidden, hint, error, fieldClassName, className, id, ...rest },
  ref,
) {
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  return (
    <Field {...{ label, isLabelHidden, hint, error, fieldClassName, ids }} isRequired={rest.required}>
      <textarea
        {...rest}
        {...inputProps}
        ref={ref}
        className={clsx(control.input, control.area, control.grows, className)}
      />
    </Field>
  );
});
