import { forwardRef, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { TextField } from '../text-field/TextField.js';
import type { TextFieldProps } from '../text-field/TextField.js';
import { formatDateInput } from './dateMask.js';
import { useTexts } from '../texts/TextsProvider.js';

/** Props of {@link DateField}. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'maxLength' | 'inputMode'>;

const russian = { placeholder: 'дд.мм.гггг' };

/** A date as `dd.mm.yyyy`: dots come by themselves. Whether it exists is for the form to check. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField({ onChange, ...rest }, ref) {
  const texts = useTexts('dateField', russian);
  const before = useRef('');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const isDeleting = input.value.length < before.current.length;
    const isAtEnd = input.selectionStart === null || input.selectionStart >= input.value.length;
    // In the middle and while deleting, the text is the visitor's: a dot that comes back cannot be deleted.
    const next =
      isDeleting || !isAtEnd ? input.value.replace(/[^\d.]/gu, '').slice(0, 10) : formatDateInput(input.value);
    if (next !== input.value) {
      const caret = input.selectionStart;
      input.value = next;
      if (!isAtEnd && caret !== null) input.setSelectionRange(caret, caret);
    }
    before.current = next;
    onChange?.(event);
  };

  return (
    <TextField
      placeholder={texts.placeholder}
      autoComplete="bday"
      {...rest}
      ref={ref}
      inputMode="numeric"
      onChange={handleChange}
    />
  );
});
