import { useRegistrationMutation } from '@tropa/api-client';
import { Button, Checkbox, PasswordField, TextField, TextLink } from '@tropa/ui-kit';
import { useWatch } from 'react-hook-form';
import { FormFrame } from '../form-frame/FormFrame.js';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { registrationSchema } from './registration.schema.js';
import { registrationTexts as texts } from './registration.texts.js';

export interface DetailsStepProps {
  /** The phone that passed the code: ten digits. */
  readonly phone: string;
  readonly privacyHref: string;
  readonly onRegistered: () => void;
}

/** Step three: who it is and the password. The button waits for the consent. S2 §5. */
export function DetailsStep({ phone, privacyHref, onRegistered }: DetailsStepProps) {
  const [registration, { isLoading }] = useRegistrationMutation();
  const { register, control, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: registrationSchema,
    defaultValues: { name: '', email: '', password: '', passwordConfirm: '', consent: false },
    send: ({ name, email, password, passwordConfirm }) =>
      registration({ phone, name, email, password, passwordConfirm }),
    onSuccess: onRegistered,
  });
  const hasConsent = useWatch({ control, name: 'consent' });
  return (
    <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
      <TextField label={texts.name} error={errors.name?.message} autoComplete="name" {...register('name')} />
      <TextField
        label={texts.email}
        type="email"
        error={errors.email?.message}
        autoComplete="email"
        {...register('email')}
      />
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
      <Checkbox
        label={
          <>
            {texts.consent}{' '}
            <TextLink href={privacyHref} target="_blank">
              {texts.consentLink}
            </TextLink>
          </>
        }
        error={errors.consent?.message}
        {...register('consent')}
      />
      <Button type="submit" size="lg" isLoading={isLoading} disabled={!hasConsent}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
