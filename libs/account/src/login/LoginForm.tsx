import clsx from 'clsx';
import { useLoginMutation } from '@tropa/api-client';
import { Button, FormFrame, PasswordField, PhoneField, useTexts } from '@tropa/ui-kit';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { useFocusOnMount } from '../form-frame/use-focus-on-mount.js';
import { loginSchema } from './login.schema.js';
import { loginTexts, type LoginTexts } from './login.texts.js';
import styles from './LoginForm.module.css';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** The visitor has signed in; the host must reload the page. */
  readonly onSignedIn: () => void;
  /** Goes to password recovery, with the content of the phone field. */
  readonly onForgotten: (phone: string) => void;
  /** Goes to registration, with the content of the phone field. */
  readonly onRegister: (phone: string) => void;
  /** Fires when the call is rejected or the network fails; the message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Initial phone: typed in registration or recovery before. */
  readonly defaultPhone?: string | undefined;
  /** The form replaces another one and takes the focus. */
  readonly takesFocus?: boolean | undefined;
  readonly texts?: Partial<LoginTexts> | undefined;
  readonly className?: string | undefined;
}

/** Sign-in by phone and password. */
export function LoginForm({
  onSignedIn,
  onForgotten,
  onRegister,
  onError,
  defaultPhone = '',
  takesFocus = false,
  texts: own,
  className,
}: LoginFormProps) {
  const texts = useTexts('login', loginTexts, own);
  const [login, { isLoading, isSuccess }] = useLoginMutation();
  const { register, getValues, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: loginSchema,
    defaultValues: { phone: defaultPhone, password: '' },
    send: login,
    onSuccess: onSignedIn,
    onError,
  });
  useFocusOnMount(formRef, takesFocus);
  return (
    <div className={clsx(styles.root, className)}>
      <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
        <PhoneField
          label={texts.phone}
          required
          error={errors.phone?.message}
          autoComplete="username"
          {...register('phone')}
        />
        <PasswordField
          label={texts.password}
          required
          error={errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
        {/* Busy until the host has reloaded the page. */}
        <Button type="submit" size="lg" isLoading={isLoading || isSuccess}>
          {texts.submit}
        </Button>
      </FormFrame>
      {/* Below the server's message, which is shown at the button that was clicked. */}
      <div className={styles.links} data-part="links">
        <Button variant="ghost" onClick={() => onForgotten(getValues('phone') ?? '')}>
          {texts.forgot}
        </Button>
        <Button variant="ghost" onClick={() => onRegister(getValues('phone') ?? '')}>
          {texts.register}
        </Button>
      </div>
    </div>
  );
}
