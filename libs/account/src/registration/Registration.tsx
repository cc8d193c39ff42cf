import { useSendCodeRegistrationMutation } from '@tropa/api-client';
import { Button, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { phoneCodeTexts, type PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import { ProofFlow } from '../phone-code/ProofFlow.js';
import type { ProofKeeping } from '../phone-code/proof-step.js';
import { StepDone } from '../phone-code/StepDone.js';
import { DetailsStep } from './DetailsStep.js';
import type { RegistrationInput } from './registration.schema.js';
import { registrationTexts, type RegistrationTexts } from './registration.texts.js';

/** Props of {@link Registration}. */
export interface RegistrationProps extends ProofKeeping {
  readonly privacyHref: string;
  /** Another document on personal data, named beside the consent and not agreed to by it. */
  readonly documentHref?: string | undefined;
  /** Address of the account, linked from the success message. */
  readonly accountHref: string;
  /** Back to sign-in, with the phone that a code was sent to ('' when there was none). */
  readonly onLogin: (phone: string) => void;
  /** The visitor has an account and is signed in to it. */
  readonly onRegistered?: (() => void) | undefined;
  /** Fires when a call of any step is rejected or the network fails. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Initial phone: what was typed into the sign-in form. */
  readonly defaultPhone?: string | undefined;
  readonly texts?: Partial<RegistrationTexts> | undefined;
  readonly phoneTexts?: Partial<PhoneCodeTexts> | undefined;
}

/** Registration in three steps: the phone, the 4-digit code sent to it, then name, e-mail and password. */
export function Registration({
  privacyHref,
  documentHref,
  accountHref,
  onLogin,
  onRegistered,
  onError,
  texts: own,
  phoneTexts: ownPhone,
  ...proof
}: RegistrationProps) {
  const texts = useTexts('registration', registrationTexts, own);
  const phoneTexts = useTexts('phoneCode', phoneCodeTexts, ownPhone);
  const draft = useRef<RegistrationInput | null>(null);
  const [sendCode, { isLoading }] = useSendCodeRegistrationMutation();

  return (
    <ProofFlow
      {...proof}
      {...{ onLogin, onError }}
      form="registration"
      sendCode={sendCode}
      isSending={isLoading}
      toLogin={texts.toLogin}
      texts={phoneTexts}
      lastStep={(step) => (
        <DetailsStep {...step} {...{ privacyHref, documentHref, draft, onError, texts, phoneTexts }} />
      )}
      onDone={onRegistered}
      done={() => (
        <StepDone
          title={texts.successTitle}
          text={texts.successText}
          action={
            <Button size="lg" href={accountHref}>
              {texts.toAccount}
            </Button>
          }
        />
      )}
    />
  );
}
