import { forwardRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { EyeIcon, EyeOffIcon } from '../icon/icons.js';
import { TextField } from '../text-field/TextField.js';
import type { TextFieldProps } from '../text-field/TextField.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  texts?: { show: string; hide: string };
}

const russian = { show: 'Показать пароль', hide: 'Скрыть пароль' };

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { texts = russian, ...rest },
  ref,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton label={isShown ? texts.hide : texts.show} disabled={rest.disabled} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
});
