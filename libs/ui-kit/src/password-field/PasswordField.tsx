import { forwardRef, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { mergeRefs } from '../dialog/mergeRefs.js';
import { EyeIcon, EyeOffIcon } from '../icon/icons.js';
import { TextField } from '../text-field/TextField.js';
import type { TextFieldProps } from '../text-field/TextField.js';
import { useTexts } from '../texts/TextsProvider.js';
import { passwordFieldTexts } from './password-field.texts.js';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  texts?: Partial<{ show: string; hide: string }>;
}

/**
 * A password with a button that shows it: what was typed, the focus and the caret stay where they were.
 * Set `autoComplete` to `current-password` or `new-password`, so that a password manager knows what to fill in.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { texts: own, ...rest },
  ref,
) {
  const texts = useTexts('passwordField', passwordFieldTexts, own);
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [start: number | null, end: number | null] | null>(null);

  const toggle = () => {
    const field = input.current;
    caret.current = field && document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
    setIsShown(!isShown);
  };
  // A browser moves the caret to an end when the type of an input changes.
  useEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown]);

  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={mergeRefs(input, ref)}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? texts.hide : texts.show}
          disabled={rest.disabled}
          data-part="password-field-show"
          // Pointer down must not take the focus, and with it a phone's keyboard, away from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
});
