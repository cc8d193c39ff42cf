import { useSendCodeRegistrationMutation } from '@tropa/api-client';
import { Button } from '@tropa/ui-kit';
import { useRef, useState } from 'react';
import { phoneCodeTexts, type PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import { PhoneProof } from '../phone-code/PhoneProof.js';
import type { ProofKeeping } from '../phone-code/proof-step.js';
import { StepDone } from '../phone-code/StepDone.js';
import { DetailsStep } from './DetailsStep.js';
import type { RegistrationInput } from './registration.schema.js';
import { registrationTexts, type RegistrationTexts } from './registration.texts.js';

/** Props of {@link Registration}. */
export interface RegistrationProps extends ProofKeeping {
  readonly privacyHref: string;
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
  accountHref,
  onLogin,
  onRegistered,
  onError,
  defaultPhone = '',
  start,
  onStep,
  texts: own,
  phoneTexts: ownPhone,
}: RegistrationProps) {
  const texts = { ...registrationTexts, ...own };
  const phoneTexts = { ...phoneCodeTexts, ...ownPhone };
  const [isProven, setProven] = useState(start === 'proven');
  const [phone, setPhone] = useState(isProven ? defaultPhone : '');
  const [isDone, setDone] = useState(false);
  const draft = useRef<RegistrationInput | null>(null);
  const [sendCode, { isLoading }] = useSendCodeRegistrationMutation();

  const goBack = () => {
    setProven(false);
    onStep?.('phone', phone);
  };

  if (isDone) {
    return (
      <StepDone
        title={texts.successTitle}
        text={texts.successText}
        action={
          <Button size="lg" href={accountHref}>
            {texts.toAccount}
          </Button>
        }
      />
    );
  }
  if (isProven) {
    const finish = () => {
      setDone(true);
      onStep?.('phone', '');
      onRegistered?.();
    };
    const step = { phone, privacyHref, draft, onError, texts, phoneTexts };
    return <DetailsStep {...step} onRegistered={finish} onBack={goBack} />;
  }
  return (
    <PhoneProof
      form="registration"
      sendCode={sendCode}
      isSending={isLoading}
      defaultPhone={phone || defaultPhone}
      toLogin={texts.toLogin}
      onLogin={onLogin}
      onProven={(proven) => {
        setPhone(proven);
        setProven(true);
        onStep?.('proven', proven);
      }}
      onError={onError}
      start={phone ? 'phone' : start}
      onStep={onStep}
      texts={phoneTexts}
    />
  );
}
