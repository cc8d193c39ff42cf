import { PasswordField } from '@tropa/ui-kit';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';

interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

export interface NewPasswordFieldsProps {
  readonly password: UseFormRegisterReturn;
  readonly passwordConfirm: UseFormRegisterReturn;
  readonly errors: FieldErrors<NewPassword>;
  readonly texts: NewPassword & { readonly passwordHint: string };
}

/** A password that a password manager may generate, and its confirmation. */
export function NewPasswordFields({ password, passwordConfirm, errors, texts }: NewPasswordFieldsProps) {
  const shared = { required: true, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        {...shared}
        label={texts.password}
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        {...shared}
        label={texts.passwordConfirm}
        error={errors.passwordConfirm?.message}
        {...passwordConfirm}
      />
    </>
  );
}
