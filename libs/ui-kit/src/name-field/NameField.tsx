import { forwardRef } from 'react';
import { TextField } from '../text-field/TextField.js';
import type { TextFieldProps } from '../text-field/TextField.js';

/** Longest name of a person, in characters: the shop takes no longer one, so the field does not either. */
const longestName = 100;

/** Props of {@link NameField}. */
export type NameFieldProps = Omit<TextFieldProps, 'type' | 'maxLength'>;

/** A person's name: filled in by the browser, and never longer than the shop takes it. */
export const NameField = forwardRef<HTMLInputElement, NameFieldProps>(function NameField(props, ref) {
  return <TextField autoComplete="name" {...props} ref={ref} maxLength={longestName} />;
});
