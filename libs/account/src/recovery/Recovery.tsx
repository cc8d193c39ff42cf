import { useSendCodeForgotPasswordMutation } from '@tropa/api-client';
import { Button } from '@tropa/ui-kit';
import { useState } from 'react';
import { CodeStep } from '../phone-code/CodeStep.js';
import { PhoneStep } from '../phone-code/PhoneStep.js';
import { StepDone } from '../phone-code/StepDone.js';
import { NewPasswordStep } from './NewPasswordStep.js';
import { recoveryTexts as texts } from './recovery.texts.js';

export interface RecoveryProps {
  readonly onLogin: () => void;
}

type Step = 'phone' | 'code' | 'password' | 'done';

/** Password recovery: phone, code, new password, then back to sign-in. S2 §4. */
export function Recovery({ onLogin }: RecoveryProps) {
  const [step, setStep] = useState<Step>('phone');
  const [phone, setPhone] = useState('');
  const [sendCode, { isLoading }] = useSendCodeForgotPasswordMutation();
  const sending = { form: 'passwordRecovery', sendCode, isSending: isLoading } as const;

  if (step === 'code') {
    return (
      <CodeStep {...sending} phone={phone} onChange={() => setStep('phone')} onChecked={() => setStep('password')} />
    );
  }
  if (step === 'password') return <NewPasswordStep phone={phone} onChanged={() => setStep('done')} />;
  if (step === 'done') {
    return (
      <StepDone
        title={texts.successTitle}
        text={texts.successText}
        action={
          <Button size="lg" onClick={onLogin}>
            {texts.toLogin}
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
