import { useSendCodeForgotPasswordMutation } from '@tropa/api-client';
import { Button } from '@tropa/ui-kit';
import { useRef, useState } from 'react';
import { phoneCodeTexts, type PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import { PhoneProof } from '../phone-code/PhoneProof.js';
import type { ProofKeeping } from '../phone-code/proof-step.js';
import { StepDone } from '../phone-code/StepDone.js';
import { NewPasswordStep } from './NewPasswordStep.js';
import type { RecoveryValues } from './recovery.schema.js';
import { recoveryTexts, type RecoveryTexts } from './recovery.texts.js';

/** Props of {@link Recovery}. */
export interface RecoveryProps extends ProofKeeping {
  /** Back to sign-in, with the phone that a code was sent to ('' when there was none). */
  readonly onLogin: (phone: string) => void;
  /** The password is changed; the visitor is not signed in. */
  readonly onRecovered?: (() => void) | undefined;
  /** Fires when a call of any step is rejected or the network fails. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Initial phone: what was typed into the sign-in form. */
  readonly defaultPhone?: string | undefined;
  readonly texts?: Partial<RecoveryTexts> | undefined;
  readonly phoneTexts?: Partial<PhoneCodeTexts> | undefined;
}

/** Password recovery in three steps: phone, code, new password; then back to sign-in. */
export function Recovery({
  onLogin,
  onRecovered,
  onError,
  defaultPhone = '',
  start,
  onStep,
  texts: own,
  phoneTexts: ownPhone,
}: RecoveryProps) {
  const texts = { ...recoveryTexts, ...own };
  const phoneTexts = { ...phoneCodeTexts, ...ownPhone };
  const [isProven, setProven] = useState(start === 'proven');
  const [phone, setPhone] = useState(isProven ? defaultPhone : '');
  const [isDone, setDone] = useState(false);
  const draft = useRef<RecoveryValues | null>(null);
  const [sendCode, { isLoading }] = useSendCodeForgotPasswordMutation();

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
          <Button size="lg" onClick={() => onLogin(phone)}>
            {texts.toLogin}
          </Button>
        }
      />
    );
  }
  if (isProven) {
    const finish = () => {
      setDone(true);
      onStep?.('phone', '');
      onRecovered?.();
    };
    return <NewPasswordStep {...{ phone, draft, onError, texts, phoneTexts }} onChanged={finish} onBack={goBack} />;
  }
  return (
    <PhoneProof
      form="passwordRecovery"
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
