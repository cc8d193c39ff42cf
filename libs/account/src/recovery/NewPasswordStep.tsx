import { useChangePasswordMutation } from '@tropa/api-client';
import { Button, PasswordField } from '@tropa/ui-kit';
import { FormFrame } from '../form-frame/FormFrame.js';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { recoverySchema } from './recovery.schema.js';
import { recoveryTexts as texts } from './recovery.texts.js';

export interface NewPasswordStepProps {
  /** The phone that passed the code: ten digits. */
  readonly phone: string;
  readonly onChanged: () => void;
}

/** Step three of recovery: a new password. S2 §4, §5. */
export function NewPasswordStep({ phone, onChanged }: NewPasswordStepProps) {
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const { register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: recoverySchema,
    defaultValues: { password: '', passwordConfirm: '' },
    send: ({ password }) => changePassword({ phone, password }),
    onSuccess: onChanged,
  });
  return (
    <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      <PasswordField
        label={texts.passwordConfirm}
        error={errors.passwordConfirm?.message}
        autoComplete="new-password"
        {...register('passwordConfirm')}
      />
      <Button type="submit" size="lg" isLoading={isLoading}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
