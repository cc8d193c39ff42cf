import { Button } from '@tropa/ui-kit';
import { useState } from 'react';
import { CodeStep } from './CodeStep.js';
import { PhoneStep, type PhoneStepProps } from './PhoneStep.js';
import type { ProofKeeping } from './proof-step.js';

export interface PhoneProofProps extends Omit<PhoneStepProps, 'onSent'>, ProofKeeping {
  /** Text of the link back to sign-in, under both steps. */
  readonly toLogin: string;
  /** Back to sign-in; `phone` is the last one that a code was sent to, '' when there was none. */
  readonly onLogin: (phone: string) => void;
  /** The server accepted the code sent to this phone (ten digits). */
  readonly onProven: (phone: string) => void;
}

/** Steps one and two of registration and recovery: a phone, and the code sent to it. */
export function PhoneProof({ toLogin, onLogin, onProven, defaultPhone, start, onStep, ...sending }: PhoneProofProps) {
  const [isSent, setSent] = useState(start === 'code');
  const [phone, setPhone] = useState((isSent && defaultPhone) || '');
  const go = (sentTo: string) => {
    setPhone(sentTo);
    setSent(true);
    onStep?.('code', sentTo);
  };
  const goBack = () => {
    setSent(false);
    onStep?.('phone', phone);
  };
  return (
    <>
      {isSent ? (
        <CodeStep {...sending} phone={phone} onChange={goBack} onChecked={() => onProven(phone)} />
      ) : (
        <PhoneStep {...sending} defaultPhone={phone || defaultPhone} onSent={go} />
      )}
      <Button variant="ghost" onClick={() => onLogin(phone)}>
        {toLogin}
      </Button>
    </>
  );
}
