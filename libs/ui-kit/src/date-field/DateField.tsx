import { forwardRef, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { TextField } from '../text-field/TextField.js';
import type { TextFieldProps } from '../text-field/TextField.js';
import { formatDateInput } from './dateMask.js';
import { useTexts } from '../texts/TextsProvider.js';
import { dateFieldTexts } from './date-field.texts.js';

/** Props of {@link DateField}. */
export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'inputMode'> {
  texts?: Partial<typeof dateFieldTexts>;
}

/** A date as `dd.mm.yyyy`: dots are inserted automatically. The form checks whether the date exists. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { onChange, texts: own, ...rest },
  ref,
) {
  const texts = useTexts('dateField', dateFieldTexts, own);
  const before = useRef('');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const isDeleting = input.value.length < before.current.length;
    const isAtEnd = input.selectionStart === null || input.selectionStart >= input.value.length;
    // In the middle and while deleting, the text is left as typed: a dot that comes back could not be deleted.
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
