import clsx from 'clsx';
import { forwardRef, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import InputMask from 'react-input-mask';
import control from '../field/Control.module.css';
import { Field } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';
import type { TextFieldProps } from '../text-field/TextField.js';
import { editPhone, formatMask, phoneDigits, redrawPhone } from './phoneMask.js';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'iconStart' | 'end'> {
  /** A number in any notation; formatted by the mask. */
  value?: string;
  defaultValue?: string;
}

/**
 * A Russian phone with the mask `(+7)|8 (999) 999-99-99`. The value is what the input holds: `+7 (912) 345-67-89`. No
 * digit is ever lost: typed, pasted or autofilled with +7, 7, 8 or none, a number gives the same ten digits.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { label, isLabelHidden, hint, error, fieldClassName, className, id, value, defaultValue, onKeyDown, ...rest },
  ref,
) {
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  const history = useRef<string[]>([]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // The mask writes the value itself, which clears or corrupts the browser's own undo.
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ';
    const last = isUndo ? history.current.pop() : undefined;
    if (!isUndo) return;
    event.preventDefault();
    if (last === undefined) return;
    writeAsVisitor(event.currentTarget, last);
    history.current.pop();
  };

  return (
    <Field {...{ label, isLabelHidden, hint, error, fieldClassName, ids }} isRequired={rest.required}>
      <InputMask
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7 (___) ___-__-__"
        {...rest}
        {...inputProps}
        {...(value === undefined ? {} : { value: formatMask(phoneDigits(value)) })}
        {...(defaultValue === undefined ? {} : { defaultValue: formatMask(phoneDigits(defaultValue)) })}
        ref={ref}
        type="tel"
        mask="+7 (999) 999-99-99"
        maskPlaceholder={null}
        alwaysShowMask={false}
        className={clsx(control.input, className)}
        onKeyDown={handleKeyDown}
        beforeMaskedStateChange={({ currentState, previousState, nextState }) => {
          if (!currentState || !previousState) return redrawPhone(currentState, nextState);
          const next = editPhone(previousState, currentState);
          if (next.value !== previousState.value) history.current.push(previousState.value);
          return next;
        }}
      />
    </Field>
  );
});

/** Sets a value so that React and the mask see it as typed. */
function writeAsVisitor(input: HTMLInputElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.setSelectionRange(value.length, value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
