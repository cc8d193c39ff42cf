import { useRegistrationMutation } from '@tropa/api-client';
import { Button, Checkbox, FormFrame, NameField, PasswordField, TextField, TextLink } from '@tropa/ui-kit';
import { useWatch } from 'react-hook-form';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { useDraft, type Draft } from '../form-frame/use-draft.js';
import { useFocusOnMount } from '../form-frame/use-focus-on-mount.js';
import type { PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import { ProvenPhone } from '../phone-code/ProvenPhone.js';
import { registrationSchema, type RegistrationInput } from './registration.schema.js';
import { registrationTexts, type RegistrationTexts } from './registration.texts.js';

export interface DetailsStepProps {
  /** The phone that passed the code: ten digits. */
  readonly phone: string;
  readonly privacyHref: string;
  readonly onRegistered: () => void;
  /** Back to the phone step: for another phone, or for the same one when its proof has expired. */
  readonly onBack: () => void;
  /** What was typed before the visitor went back. */
  readonly draft?: Draft<RegistrationInput> | undefined;
  /** Fires when the call is rejected or the network fails; the message stands in the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: RegistrationTexts | undefined;
  readonly phoneTexts?: PhoneCodeTexts | undefined;
}

/** Step three of registration: name, e-mail, password. The submit button is disabled until consent is given. */
export function DetailsStep({
  phone,
  privacyHref,
  onRegistered,
  onBack,
  draft,
  onError,
  texts = registrationTexts,
  phoneTexts,
}: DetailsStepProps) {
  const [registration, { isLoading }] = useRegistrationMutation();
  const { register, control, getValues, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: registrationSchema,
    defaultValues: draft?.current ?? { name: '', email: '', password: '', passwordConfirm: '', consent: false },
    send: ({ name, email, password, passwordConfirm }) =>
      registration({ phone, name, email, password, passwordConfirm }),
    onSuccess: onRegistered,
    onError,
  });
  useDraft(draft, getValues);
  useFocusOnMount(formRef);
  const hasConsent = useWatch({ control, name: 'consent' });
  return (
    <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
      <ProvenPhone phone={phone} onChange={onBack} texts={phoneTexts} />
      <NameField label={texts.name} required error={errors.name?.message} {...register('name')} />
      <TextField
        label={texts.email}
        type="email"
        error={errors.email?.message}
        autoComplete="email"
        {...register('email')}
      />
      <PasswordField
        label={texts.password}
        required
        hint={texts.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password')}
      />
      <PasswordField
        label={texts.passwordConfirm}
        required
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
