import { Button, CodeField, formatPhone, VisuallyHidden, useTexts } from '@tropa/ui-kit';
import { useState } from 'react';
import { phoneCodeTexts, type PhoneCodeTexts } from './phone-code.texts.js';
import type { CodeForm } from './resend-deadline.js';
import type { SendCode } from './send-code.js';
import { useCodeCheck } from './use-code-check.js';
import { useResendTimer } from './use-resend-timer.js';
import styles from './CodeStep.module.css';

export interface CodeStepProps {
  readonly form: CodeForm;
  /** Ten digits. */
  readonly phone: string;
  readonly sendCode: SendCode;
  readonly isSending: boolean;
  /** Back to the phone step; the resend timer keeps running. */
  readonly onChange: () => void;
  /** The server accepted the code. */
  readonly onChecked: () => void;
  /** Fires when the code is rejected or no new one could be sent; the message is shown at the code field. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<PhoneCodeTexts> | undefined;
}

/** Step two: four digits. The fourth submits the code, once, also when pasted or autofilled; Enter submits it again. */
export function CodeStep({
  form,
  phone,
  sendCode,
  isSending,
  onChange,
  onChecked,
  onError,
  texts: own,
}: CodeStepProps) {
  const texts = useTexts('phoneCode', phoneCodeTexts, own);
  const { seconds, restart } = useResendTimer(form, phone);
  const [said, setSaid] = useState('');
  const { fieldRef, error, isChecking, check, onSubmit, resend } = useCodeCheck({
    phone,
    sendCode,
    onChecked,
    onError,
    onResent: restart,
    onPaused: (pause) => {
      restart(pause);
      setSaid(texts.wait(pause));
    },
  });
  return (
    <form className={styles.root} aria-label={texts.codeForm} onSubmit={onSubmit} noValidate>
      <p className={styles.sent}>
        {texts.sentTo(formatPhone(phone))}
        <Button variant="ghost" size="sm" onClick={onChange}>
          {texts.change}
        </Button>
      </p>
      {/* Read-only, not disabled: the focus and the on-screen keyboard stay while the server checks. */}
      <CodeField
        ref={fieldRef}
        label={texts.code}
        error={error}
        readOnly={isChecking}
        aria-busy={isChecking}
        onComplete={(complete) => void check(complete)}
        autoFocus
      />
      {/* Screen readers do not announce a timer by themselves: a pause is announced once, when it becomes known. */}
      <VisuallyHidden role="status">{seconds > 0 ? said : ''}</VisuallyHidden>
      {seconds > 0 ? (
        <p className={styles.wait} role="timer">
          {texts.wait(seconds)}
        </p>
      ) : (
        <Button variant="ghost" isLoading={isSending} onClick={() => void resend()}>
          {texts.resend}
        </Button>
      )}
    </form>
  );
}
