import { Button, formatPhone } from '@tropa/ui-kit';
import { phoneCodeTexts, type PhoneCodeTexts } from './phone-code.texts.js';
import styles from './ProvenPhone.module.css';

export interface ProvenPhoneProps {
  /** Ten digits. */
  readonly phone: string;
  /** Back to the phone; the timer runs on. Decision 38. */
  readonly onChange: () => void;
  readonly texts?: PhoneCodeTexts | undefined;
}

/** Whose phone the last step is for, and the way back to another: also when the proof has grown old meanwhile. */
export function ProvenPhone({ phone, onChange, texts = phoneCodeTexts }: ProvenPhoneProps) {
  return (
    <p className={styles.root}>
      {texts.proven(formatPhone(phone))}
      <Button variant="ghost" size="sm" onClick={onChange}>
        {texts.change}
      </Button>
      {/* A password manager files the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
    </p>
  );
}
