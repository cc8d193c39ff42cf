import { Button, CodeField, formatPhone, VisuallyHidden } from '@tropa/ui-kit';
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
  /** Back to the phone; the timer runs on. Decision 38. */
  readonly onChange: () => void;
  /** The server took the code. */
  readonly onChecked: () => void;
  /** Fires when the code was refused or no new one could be sent; the message stands at the code. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: PhoneCodeTexts | undefined;
}

/** Step two: four digits, sent by themselves when the fourth is there; Enter sends them again. S2 §4, decision 38. */
export function CodeStep({
  form,
  phone,
  sendCode,
  isSending,
  onChange,
  onChecked,
  onError,
  texts = phoneCodeTexts,
}: CodeStepProps) {
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
      {/* Read-only, not disabled: the focus and a phone's keyboard stay while the server looks. */}
      <CodeField
        ref={fieldRef}
        label={texts.code}
        error={error}
        readOnly={isChecking}
        aria-busy={isChecking}
        onComplete={check}
        autoFocus
      />
      {/* A timer is not read aloud by itself: a pause that was just learnt of is said once. */}
      <VisuallyHidden role="status">{seconds > 0 ? said : ''}</VisuallyHidden>
      {seconds > 0 ? (
        <p className={styles.wait} role="timer">
          {texts.wait(seconds)}
        </p>
      ) : (
        <Button variant="ghost" isLoading={isSending} onClick={resend}>
          {texts.resend}
        </Button>
      )}
    </form>
  );
}
