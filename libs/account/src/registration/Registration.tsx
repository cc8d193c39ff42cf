import { useSendCodeRegistrationMutation } from '@tropa/api-client';
import { Button } from '@tropa/ui-kit';
import { useState } from 'react';
import { CodeStep } from '../phone-code/CodeStep.js';
import { PhoneStep } from '../phone-code/PhoneStep.js';
import { StepDone } from '../phone-code/StepDone.js';
import { DetailsStep } from './DetailsStep.js';
import { registrationTexts as texts } from './registration.texts.js';

export interface RegistrationProps {
  readonly privacyHref: string;
  /** Address of the account, linked from the success message. S2 §4. */
  readonly accountHref: string;
  readonly onLogin: () => void;
  /** The visitor has an account and is signed in to it. */
  readonly onRegistered?: () => void;
}

type Step = 'phone' | 'code' | 'details' | 'done';

/** Registration in three steps: phone, code, details. S2 §4. */
export function Registration({ privacyHref, accountHref, onLogin, onRegistered }: RegistrationProps) {
  const [step, setStep] = useState<Step>('phone');
  const [phone, setPhone] = useState('');
  const [sendCode, { isLoading }] = useSendCodeRegistrationMutation();
  const sending = { form: 'registration', sendCode, isSending: isLoading } as const;

  if (step === 'code') {
    return (
      <CodeStep {...sending} phone={phone} onChange={() => setStep('phone')} onChecked={() => setStep('details')} />
    );
  }
  if (step === 'details') {
    const finish = () => {
      setStep('done');
      onRegistered?.();
    };
    return <DetailsStep phone={phone} privacyHref={privacyHref} onRegistered={finish} />;
  }
  if (step === 'done') {
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
  const go = (sentTo: string) => {
    setPhone(sentTo);
    setStep('code');
  };
  return (
    <>
      <PhoneStep {...sending} defaultPhone={phone} onSent={go} />
      <Button variant="ghost" onClick={onLogin}>
        {texts.toLogin}
      </Button>
    </>
  );
}
