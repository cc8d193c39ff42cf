import { useState, type ReactNode } from 'react';
import { PhoneProof, type PhoneProofProps } from './PhoneProof.js';

/** What the step after the code gets. */
export interface LastStep {
  /** The phone that passed the code: ten digits. */
  readonly phone: string;
  readonly onDone: () => void;
  /** Back to the phone step: for another phone, or for the same one when its proof has expired. */
  readonly onBack: () => void;
}

export interface ProofFlowProps extends Omit<PhoneProofProps, 'onProven'> {
  /** What the phone is proven for. */
  readonly lastStep: (step: LastStep) => ReactNode;
  /** What is shown at the end. */
  readonly done: (phone: string) => ReactNode;
  readonly onDone?: (() => void) | undefined;
}

/** Registration and recovery alike: a phone, the code sent to it, a last step that differs, and how it ended. */
export function ProofFlow({ lastStep, done, onDone, defaultPhone = '', start, onStep, ...proof }: ProofFlowProps) {
  const [isProven, setProven] = useState(start === 'proven');
  const [phone, setPhone] = useState(isProven ? defaultPhone : '');
  const [isDone, setDone] = useState(false);

  if (isDone) return done(phone);
  if (isProven) {
    const finish = () => {
      setDone(true);
      onStep?.('phone', '');
      onDone?.();
    };
    const goBack = () => {
      setProven(false);
      onStep?.('phone', phone);
    };
    return lastStep({ phone, onDone: finish, onBack: goBack });
  }
  return (
    <PhoneProof
      {...proof}
      defaultPhone={phone || defaultPhone}
      onProven={(proven) => {
        setPhone(proven);
        setProven(true);
        onStep?.('proven', proven);
      }}
      start={phone ? 'phone' : start}
      onStep={onStep}
    />
  );
}
