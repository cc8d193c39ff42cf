import { useRegistrationMutation } from '@tropa/api-client';
import { Button, Checkbox, FormFrame, NameField, TextField, TextLink, useTexts, type FormDraft } from '@tropa/ui-kit';
import { useWatch } from 'react-hook-form';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { useFocusOnMount } from '../form-frame/use-focus-on-mount.js';
import { NewPasswordFields } from '../new-password/NewPasswordFields.js';
import type { PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import type { LastStep } from '../phone-code/ProofFlow.js';
import { ProvenPhone } from '../phone-code/ProvenPhone.js';
import { registrationSchema, type RegistrationInput } from './registration.schema.js';
import styles from './DetailsStep.module.css';
import { registrationTexts, type RegistrationTexts } from './registration.texts.js';

export interface DetailsStepProps extends LastStep {
  readonly privacyHref: string;
  /** Another document on personal data, named beside the consent: one tick agrees to one document (152-ФЗ). */
  readonly documentHref?: string | undefined;
  /** What was typed before the visitor went back. */
  readonly draft?: FormDraft<RegistrationInput> | undefined;
  /** Fires when the call is rejected or the network fails; the message is shown in the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<RegistrationTexts> | undefined;
  readonly phoneTexts?: Partial<PhoneCodeTexts> | undefined;
}

/** Step three of registration: name, e-mail, password. The submit button is disabled until consent is given. */
export function DetailsStep({
  phone,
  privacyHref,
  documentHref,
  onDone,
  onBack,
  draft,
  onError,
  texts: own,
  phoneTexts,
}: DetailsStepProps) {
  const texts = useTexts('registration', registrationTexts, own);
  const [registration, { isLoading }] = useRegistrationMutation();
  const { register, control, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: registrationSchema,
    defaultValues: draft?.current ?? { name: '', email: '', password: '', passwordConfirm: '', consent: false },
    draft,
    send: ({ name, email, password, passwordConfirm }) =>
      registration({ phone, name, email, password, passwordConfirm }),
    onSuccess: onDone,
    onError,
  });
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
      <NewPasswordFields
        password={register('password')}
        passwordConfirm={register('passwordConfirm')}
        errors={errors}
        texts={texts}
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
      {documentHref ? (
        <p className={styles.documents}>
          <TextLink className={styles.document} href={documentHref} target="_blank" rel="noopener">
            {texts.document}
          </TextLink>
        </p>
      ) : null}
      <Button type="submit" size="lg" isLoading={isLoading} disabled={!hasConsent}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
