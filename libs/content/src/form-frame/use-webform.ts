import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage, useSendMessageMutation, type WebformMessage } from '@tropa/api-client';
import { focusFirstError } from '@tropa/ui-kit';
import { useEffect, useRef, useState, type FormEvent, type MutableRefObject, type RefObject } from 'react';
import {
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** Every form has its consent under this name. */
type WithConsent = FieldValues & { consent?: boolean | null | undefined };

/** What was typed into a form that is unmounted for now: a dialog closed by mistake loses nothing. */
export type FormDraft<TInput> = MutableRefObject<TInput | null>;

export interface WebformOptions<TInput extends WithConsent, TOutput> {
  readonly schema: GenericSchema<TInput, TOutput>;
  readonly defaultValues: DefaultValues<TInput>;
  /**
   * Receives what was typed when the form unmounts, null once it was sent; pass it into `defaultValues` of the next
   * one.
   */
  readonly draft?: FormDraft<TInput> | undefined;
  /** What is sent of the validated values: never the consent, which is not a field of the call. */
  readonly toMessage: (values: TOutput) => WebformMessage;
  /** Fires after the server has accepted the form. */
  readonly onSuccess?: ((values: TOutput) => void) | undefined;
  /** Fires when the form could not be sent; the error message is shown under it. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A form of react-hook-form that goes to `webform/sendMessage/`. */
export interface Webform<TInput extends WithConsent, TOutput> extends UseFormReturn<
  TInput,
  unknown,
  TOutput & FieldValues
> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly errors: FieldErrors<TInput>;
  /** The server's message about the last submit. */
  readonly serverError: string | undefined;
  /** The consent box is ticked: without it the submit button is disabled. */
  readonly hasConsent: boolean;
  readonly isSending: boolean;
  /** The server has accepted it. */
  readonly isSent: boolean;
  /** Resets the form for another message. */
  readonly startAnew: () => void;
}

/**
 * What all content forms do: validate by the schema, go to the first invalid field, send once, show the server's
 * message and keep what was typed. A submit while one is in flight, or after success, is ignored.
 */
export function useWebform<TInput extends WithConsent, TOutput>({
  schema,
  defaultValues,
  draft,
  toMessage,
  onSuccess,
  onError,
}: WebformOptions<TInput, TOutput>): Webform<TInput, TOutput> {
  const [sendMessage] = useSendMessageMutation();
  const formRef = useRef<HTMLFormElement>(null);
  // A ref, because two clicks may come before one render.
  const stage = useRef<'idle' | 'sending' | 'sent'>('idle');
  const [shown, setShown] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [serverError, setServerError] = useState<string>();
  const form = useForm<TInput, unknown, TOutput & FieldValues>({
    resolver: valibotResolver(schema as never) as unknown as Resolver<TInput, unknown, TOutput & FieldValues>,
    defaultValues,
    shouldFocusError: false,
  });
  const { consent } = useWatch({ control: form.control as unknown as Control<WithConsent> });

  const enter = (next: 'idle' | 'sending' | 'sent') => {
    stage.current = next;
    setShown(next);
  };

  const submit = async (values: TOutput) => {
    if (stage.current !== 'idle') return;
    enter('sending');
    setServerError(undefined);
    const result = await sendMessage(toMessage(values));
    if ('error' in result) {
      enter('idle');
      setServerError(apiErrorMessage(result.error));
      onError?.(result.error);
      return;
    }
    enter('sent');
    // The form may be unmounted already: what was sent must not come back to be sent again.
    // eslint-disable-next-line react-hooks/immutability -- a ref of the host, though the name does not say so
    if (draft) draft.current = null;
    onSuccess?.(values);
  };

  const { getValues } = form;
  useEffect(() => {
    if (!draft) return;
    return () => {
      draft.current = stage.current === 'sent' ? null : getValues();
    };
  }, [draft, getValues]);

  return {
    ...form,
    formRef,
    onSubmit: (event) => {
      void form.handleSubmit(submit, (errors) => focusFirstError(formRef.current, errors))(event);
    },
    errors: form.formState.errors,
    serverError,
    hasConsent: consent === true,
    isSending: shown === 'sending',
    isSent: shown === 'sent',
    startAnew: () => {
      form.reset();
      setServerError(undefined);
      enter('idle');
    },
  };
}
