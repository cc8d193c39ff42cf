import { useChangePasswordMutation } from '@tropa/api-client';
import { Button, FormFrame, useTexts, type FormDraft } from '@tropa/ui-kit';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { useFocusOnMount } from '../form-frame/use-focus-on-mount.js';
import { NewPasswordFields } from '../new-password/NewPasswordFields.js';
import type { PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import type { LastStep } from '../phone-code/ProofFlow.js';
import { ProvenPhone } from '../phone-code/ProvenPhone.js';
import { recoverySchema, type RecoveryValues } from './recovery.schema.js';
import { recoveryTexts, type RecoveryTexts } from './recovery.texts.js';

export interface NewPasswordStepProps extends LastStep {
  /** What was typed before the visitor went back. */
  readonly draft?: FormDraft<RecoveryValues> | undefined;
  /** Fires when the call is rejected or the network fails; the message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<RecoveryTexts> | undefined;
  readonly phoneTexts?: Partial<PhoneCodeTexts> | undefined;
}

/** Step three of recovery: a new password. */
export function NewPasswordStep({
  phone,
  onDone,
  onBack,
  draft,
  onError,
  texts: own,
  phoneTexts,
}: NewPasswordStepProps) {
  const texts = useTexts('recovery', recoveryTexts, own);
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const { register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: recoverySchema,
    defaultValues: draft?.current ?? { password: '', passwordConfirm: '' },
    draft,
    send: ({ password }) => changePassword({ phone, password }),
    onSuccess: onDone,
    onError,
  });
  useFocusOnMount(formRef);
  return (
    <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
      <ProvenPhone phone={phone} onChange={onBack} texts={phoneTexts} />
      <NewPasswordFields
        password={register('password')}
        passwordConfirm={register('passwordConfirm')}
        errors={errors}
        texts={texts}
      />
      <Button type="submit" size="lg" isLoading={isLoading}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
