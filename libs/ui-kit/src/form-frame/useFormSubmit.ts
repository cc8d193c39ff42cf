import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { focusFirstError } from '../field/focusFirstError.js';

/** What {@link useFormSubmit} must know of a form. */
export interface FormSubmitOptions<Values, Result> {
  /** Sends the valid values; rejects when they were not accepted. */
  readonly send: (values: Values) => PromiseLike<Result>;
  /** Fires after the values were accepted. */
  readonly onSuccess?: ((result: Result, values: Values) => void) | undefined;
  /** The message for a rejection; undefined when the form shows it in another way. */
  readonly messageOf: (reason: unknown) => string | undefined;
  /** Fires when the values were not accepted. */
  readonly onError?: ((reason: unknown) => void) | undefined;
}

/** How a form is sent, and the outcome. */
export interface FormSubmit<Values> {
  /** The form's ref: `invalid` looks for the controls in it. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Sends valid values. Ignored while a call is in flight, and after one was accepted. */
  readonly submit: (values: Values) => Promise<void>;
  /** Goes to the first invalid control instead; `errors` by the names of the controls. */
  readonly invalid: (errors: object) => void;
  /** The message about the last submit. */
  readonly serverError: string | undefined;
  readonly isSending: boolean;
  /** The values were accepted. */
  readonly isSent: boolean;
  /** Clears the message, and allows the form to be sent again. */
  readonly startAnew: () => void;
}

type Stage = 'idle' | 'sending' | 'sent';

/** What every form does, whatever keeps its fields: go to the first invalid one, send once, say why it was rejected. */
export function useFormSubmit<Values, Result>({
  send,
  onSuccess,
  messageOf,
  onError,
}: FormSubmitOptions<Values, Result>): FormSubmit<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  // A ref, because two clicks may come before one render.
  const stage = useRef<Stage>('idle');
  const [shown, setShown] = useState<Stage>('idle');
  const [serverError, setServerError] = useState<string>();

  const enter = (next: Stage) => {
    stage.current = next;
    setShown(next);
  };

  const submit = async (values: Values) => {
    if (stage.current !== 'idle') return;
    enter('sending');
    setServerError(undefined);
    let result: Result;
    try {
      result = await send(values);
    } catch (reason) {
      enter('idle');
      setServerError(messageOf(reason));
      onError?.(reason);
      return;
    }
    enter('sent');
    onSuccess?.(result, values);
  };

  return {
    formRef,
    submit,
    invalid: (errors) => void focusFirstError(formRef.current, errors),
    serverError,
    isSending: shown === 'sending',
    isSent: shown === 'sent',
    startAnew: () => {
      setServerError(undefined);
      enter('idle');
    },
  };
}
