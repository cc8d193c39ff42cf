import { forwardRef } from 'react';
import { TextField } from '../text-field/TextField.js';
import type { TextFieldProps } from '../text-field/TextField.js';

/** Maximum length of a person's name, in characters: the shop accepts no longer one, so neither does the field. */
const longestName = 100;

/** Props of {@link NameField}. */
export type NameFieldProps = Omit<TextFieldProps, 'type' | 'maxLength'>;

/** A person's name: filled in by the browser, and never longer than the shop accepts. */
export const NameField = forwardRef<HTMLInputElement, NameFieldProps>(function NameField(props, ref) {
  return <TextField autoComplete="name" {...props} ref={ref} maxLength={longestName} />;
});
