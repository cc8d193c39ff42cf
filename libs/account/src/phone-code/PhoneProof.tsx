import { Button } from '@tropa/ui-kit';
import { useState } from 'react';
import { CodeStep } from './CodeStep.js';
import { PhoneStep, type PhoneStepProps } from './PhoneStep.js';

export interface PhoneProofProps extends Omit<PhoneStepProps, 'onSent'> {
  /** Words of the way back to sign-in, under both steps. */
  readonly toLogin: string;
  /** Back to sign-in; `phone` is the last one that a code was sent to, '' when there was none. */
  readonly onLogin: (phone: string) => void;
  /** The server took the code sent to this phone (ten digits). */
  readonly onProven: (phone: string) => void;
}

/** Steps one and two of registration and recovery: a phone, and the code that was sent to it. S2 §4. */
export function PhoneProof({ toLogin, onLogin, onProven, defaultPhone, ...sending }: PhoneProofProps) {
  const [phone, setPhone] = useState('');
  const [isSent, setSent] = useState(false);
  const go = (sentTo: string) => {
    setPhone(sentTo);
    setSent(true);
  };
  return (
    <>
      {isSent ? (
        <CodeStep {...sending} phone={phone} onChange={() => setSent(false)} onChecked={() => onProven(phone)} />
      ) : (
        <PhoneStep {...sending} defaultPhone={phone || defaultPhone} onSent={go} />
      )}
      <Button variant="ghost" onClick={() => onLogin(phone)}>
        {toLogin}
      </Button>
    </>
  );
}
