import { apiErrorMessage, useCheckCodeMutation } from '@tropa/api-client';
import { firstMessage, requiredSmsCode } from '@tropa/validation-ru';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { namedPause } from './named-pause.js';
import type { SendCode } from './send-code.js';

const codeRule = requiredSmsCode();

interface CodeCheckOptions {
  /** Ten digits. */
  readonly phone: string;
  readonly sendCode: SendCode;
  readonly onChecked: () => void;
  readonly onError?: ((error: unknown) => void) | undefined;
  /** A new code was sent. */
  readonly onResent: () => void;
  /** No new code yet: another form requested one a moment ago. It may be requested in `seconds`. */
  readonly onPaused: (seconds: number) => void;
}

/** What the code step needs to check a code. */
export interface CodeCheck {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  /** What is wrong with the code, or the server's message. */
  readonly error: string | undefined;
  readonly isChecking: boolean;
  readonly check: (code: string) => Promise<void>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly resend: () => Promise<void>;
}

/** Checks a code once, however often it is reported, and requests a new one. Errors show the server's message. */
export function useCodeCheck({ phone, sendCode, onChecked, onError, onResent, onPaused }: CodeCheckOptions): CodeCheck {
  const [checkCode, { isLoading }] = useCheckCodeMutation();
  const [error, setError] = useState<string>();
  const fieldRef = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const refuse = (reason: unknown) => {
    if (!isHere.current) return;
    setError(apiErrorMessage(reason));
    onError?.(reason);
  };

  const check = async (code: string) => {
    // Typing, paste and autofill may each report the same four digits: make one call.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setError(undefined);
    try {
      await checkCode({ phone, code }).unwrap();
    } catch (reason) {
      isUnderWay.current = false;
      refuse(reason);
      // Selected, the wrong code is replaced by the next digit; after a network failure Enter sends the same one again.
      fieldRef.current?.select();
      return;
    }
    // A visitor who went back to the phone meanwhile stays there.
    if (isHere.current) onChecked();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = fieldRef.current?.value ?? '';
    const problem = firstMessage(codeRule, code);
    if (problem === null) void check(code);
    else setError(problem);
  };

  const resend = async () => {
    setError(undefined);
    try {
      await sendCode({ phone }).unwrap();
    } catch (reason) {
      const pause = namedPause(reason);
      if (pause === null || !isHere.current) return refuse(reason);
      onPaused(pause);
      onError?.(reason);
      // The clicked button gives way to the countdown.
      return fieldRef.current?.focus();
    }
    onResent();
    // What was typed belongs to the old code.
    if (!fieldRef.current) return;
    fieldRef.current.value = '';
    fieldRef.current.focus();
  };

  return { fieldRef, error, isChecking: isLoading, check, onSubmit, resend };
}
