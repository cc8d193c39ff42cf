import { useSendCodeForgotPasswordMutation } from '@tropa/api-client';
import { Button, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { phoneCodeTexts, type PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import { ProofFlow } from '../phone-code/ProofFlow.js';
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
export function Recovery({ onLogin, onRecovered, onError, texts: own, phoneTexts: ownPhone, ...proof }: RecoveryProps) {
  const texts = useTexts('recovery', recoveryTexts, own);
  const phoneTexts = useTexts('phoneCode', phoneCodeTexts, ownPhone);
  const draft = useRef<RecoveryValues | null>(null);
  const [sendCode, { isLoading }] = useSendCodeForgotPasswordMutation();

  return (
    <ProofFlow
      {...proof}
      {...{ onLogin, onError }}
      form="passwordRecovery"
      sendCode={sendCode}
      isSending={isLoading}
      toLogin={texts.toLogin}
      texts={phoneTexts}
      lastStep={(step) => <NewPasswordStep {...step} {...{ draft, onError, texts, phoneTexts }} />}
      onDone={onRecovered}
      done={(phone) => (
        <StepDone
          title={texts.successTitle}
          text={texts.successText}
          action={
            <Button size="lg" onClick={() => onLogin(phone)}>
              {texts.toLogin}
            </Button>
          }
        />
      )}
    />
  );
}
