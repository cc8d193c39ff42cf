import { apiErrorMessage } from '@tropa/api-client';
import { Button, FormFrame, PhoneField, VisuallyHidden, useTexts } from '@tropa/ui-kit';
import { useId, useState } from 'react';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { useFocusOnMount } from '../form-frame/use-focus-on-mount.js';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { namedPause } from './named-pause.js';
import { phoneStepSchema } from './phone-code.schema.js';
import { phoneCodeTexts, type PhoneCodeTexts } from './phone-code.texts.js';
import { readDeadline, rememberDeadline, secondsLeft, type CodeForm } from './resend-deadline.js';
import type { SendCode } from './send-code.js';
import { useCountdown } from './use-countdown.js';
import styles from './CodeStep.module.css';

export interface PhoneStepProps {
  readonly form: CodeForm;
  readonly sendCode: SendCode;
  readonly isSending: boolean;
  /** Initial phone: typed into the sign-in form, or here before «Изменить». */
  readonly defaultPhone?: string | undefined;
  /** A code was sent to this phone (ten digits). */
  readonly onSent: (phone: string) => void;
  /** Fires when no code could be sent; the message is shown in the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<PhoneCodeTexts> | undefined;
}

/** Step one: a phone, and a code sent to it. */
export function PhoneStep({
  form,
  sendCode,
  isSending,
  defaultPhone = '',
  onSent,
  onError,
  texts: own,
}: PhoneStepProps) {
  const texts = useTexts('phoneCode', phoneCodeTexts, own);
  const { storage, now } = useAccountEnvironment();
  const waitId = useId();
  const pause = useCountdown();
  const [said, setSaid] = useState('');
  const { register, onSubmit, formRef, serverError, errors, setFocus } = useAccountForm({
    schema: phoneStepSchema,
    defaultValues: { phone: defaultPhone },
    send: ({ phone }) => {
      // The code just sent to this phone is still valid: no second SMS within the 59 seconds.
      const isFresh = secondsLeft(readDeadline(storage, form, phone, now()), now()) > 0;
      return isFresh ? { unwrap: async () => 'fresh' as const } : sendCode({ phone });
    },
    onSuccess: (result, { phone }) => {
      if (result !== 'fresh') rememberDeadline(storage, form, phone, now());
      onSent(phone);
    },
    // A pause is shown as a countdown instead of the message.
    messageOf: (error) => (namedPause(error) === null ? apiErrorMessage(error) : undefined),
    onError: (error) => {
      const seconds = namedPause(error);
      if (seconds !== null) {
        pause.start(seconds);
        setSaid(texts.wait(seconds));
        // The clicked button gives way to the countdown.
        setFocus('phone');
      }
      onError?.(error);
    },
  });
  const isPaused = pause.seconds > 0;
  useFocusOnMount(formRef);
  return (
    <FormFrame ref={formRef} label={texts.phoneForm} onSubmit={onSubmit} error={serverError}>
      <PhoneField
        label={texts.phone}
        required
        error={errors.phone?.message}
        autoComplete="tel"
        aria-describedby={isPaused ? waitId : undefined}
        // The pause applies to one phone only.
        {...register('phone', {
          onChange: () => {
            pause.stop();
            setSaid('');
          },
        })}
      />
      {/* Screen readers do not announce a timer by themselves: announced once, not every second. */}
      <VisuallyHidden role="status">{isPaused ? said : ''}</VisuallyHidden>
      {isPaused ? (
        <p id={waitId} className={styles.wait} role="timer">
          {texts.wait(pause.seconds)}
        </p>
      ) : (
        <Button type="submit" size="lg" isLoading={isSending}>
          {texts.getCode}
        </Button>
      )}
    </FormFrame>
  );
}
