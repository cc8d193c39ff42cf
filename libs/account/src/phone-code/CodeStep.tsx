import { apiErrorMessage, useCheckCodeMutation } from '@tropa/api-client';
import { Button, CodeField, formatPhone } from '@tropa/ui-kit';
import { useRef, useState } from 'react';
import { phoneCodeTexts } from './phone-code.texts.js';
import type { CodeForm } from './resend-deadline.js';
import type { SendCode } from './send-code.js';
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
}

/** Step two: four digits, sent by themselves when the fourth is there. S2 §4. */
export function CodeStep({ form, phone, sendCode, isSending, onChange, onChecked }: CodeStepProps) {
  const [checkCode, { isLoading }] = useCheckCodeMutation();
  const [error, setError] = useState<string>();
  const asked = useRef('');
  const { seconds, restart } = useResendTimer(form, phone);

  const check = async (code: string) => {
    // Typing, paste and autofill may each report the same four digits: one call for them.
    if (asked.current === code) return;
    asked.current = code;
    setError(undefined);
    try {
      await checkCode({ phone, code }).unwrap();
      onChecked();
    } catch (reason) {
      asked.current = '';
      setError(apiErrorMessage(reason));
    }
  };

  const resend = async () => {
    setError(undefined);
    try {
      await sendCode({ phone }).unwrap();
      restart();
    } catch (reason) {
      setError(apiErrorMessage(reason));
    }
  };

  return (
    <div className={styles.root}>
      <p className={styles.sent}>
        {phoneCodeTexts.sentTo(formatPhone(phone))}
        <Button variant="ghost" size="sm" onClick={onChange}>
          {phoneCodeTexts.change}
        </Button>
      </p>
      <CodeField label={phoneCodeTexts.code} error={error} disabled={isLoading} onComplete={check} autoFocus />
      {seconds > 0 ? (
        <p className={styles.wait} role="timer">
          {phoneCodeTexts.wait(seconds)}
        </p>
      ) : (
        <Button variant="ghost" isLoading={isSending} onClick={resend}>
          {phoneCodeTexts.resend}
        </Button>
      )}
    </div>
  );
}
