import { Button, formatPhone, useTexts } from '@tropa/ui-kit';
import { phoneCodeTexts, type PhoneCodeTexts } from './phone-code.texts.js';
import styles from './ProvenPhone.module.css';

export interface ProvenPhoneProps {
  /** Ten digits. */
  readonly phone: string;
  /** Back to the phone step; the resend timer keeps running. */
  readonly onChange: () => void;
  readonly texts?: Partial<PhoneCodeTexts> | undefined;
}

/** The phone that the last step is for, and a button to go back: for another phone, or when its proof has expired. */
export function ProvenPhone({ phone, onChange, texts: own }: ProvenPhoneProps) {
  const texts = useTexts('phoneCode', phoneCodeTexts, own);
  return (
    <p className={styles.root}>
      {texts.proven(formatPhone(phone))}
      <Button variant="ghost" size="sm" onClick={onChange}>
        {texts.change}
      </Button>
      {/* A password manager saves the new password under this username. */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
    </p>
  );
}
