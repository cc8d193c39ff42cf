import { useLoginMutation } from '@tropa/api-client';
import { Button, PasswordField, PhoneField } from '@tropa/ui-kit';
import { FormFrame } from '../form-frame/FormFrame.js';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { loginSchema } from './login.schema.js';
import { loginTexts } from './login.texts.js';
import styles from './LoginForm.module.css';

export interface LoginFormProps {
  /** The visitor is signed in now; the host reloads the page. S2 §4. */
  readonly onSignedIn: () => void;
  readonly onForgotten: () => void;
  readonly onRegister: () => void;
  readonly texts?: Partial<typeof loginTexts>;
}

/** Sign-in by phone and password. S2 §2, §4, §5. */
export function LoginForm({ onSignedIn, onForgotten, onRegister, texts: own }: LoginFormProps) {
  const texts = { ...loginTexts, ...own };
  const [login, { isLoading }] = useLoginMutation();
  const { register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: loginSchema,
    defaultValues: { phone: '', password: '' },
    send: login,
    onSuccess: onSignedIn,
  });
  return (
    <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
      <PhoneField label={texts.phone} error={errors.phone?.message} autoComplete="username" {...register('phone')} />
      <PasswordField
        label={texts.password}
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
      <Button type="submit" size="lg" isLoading={isLoading}>
        {texts.submit}
      </Button>
      <div className={styles.links}>
        <Button variant="ghost" onClick={onForgotten}>
          {texts.forgot}
        </Button>
        <Button variant="ghost" onClick={onRegister}>
          {texts.register}
        </Button>
      </div>
    </FormFrame>
  );
}
