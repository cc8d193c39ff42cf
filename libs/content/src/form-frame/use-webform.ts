import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage, useSendMessageMutation, type WebformMessage } from '@tropa/api-client';
import { useFormSubmit, type FormSubmit } from '@tropa/ui-kit';
import { useEffect, useRef, type FormEvent, type MutableRefObject } from 'react';
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
export interface Webform<TInput extends WithConsent, TOutput>
  extends
    UseFormReturn<TInput, unknown, TOutput & FieldValues>,
    Pick<FormSubmit<TOutput>, 'formRef' | 'serverError' | 'isSending' | 'isSent' | 'startAnew'> {
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly errors: FieldErrors<TInput>;
  /** The consent box is ticked: without it the submit button is disabled. */
  readonly hasConsent: boolean;
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
  const form = useForm<TInput, unknown, TOutput & FieldValues>({
    resolver: valibotResolver(schema as never) as unknown as Resolver<TInput, unknown, TOutput & FieldValues>,
    defaultValues,
    shouldFocusError: false,
  });
  const { consent } = useWatch({ control: form.control as unknown as Control<WithConsent> });

  // The form may be unmounted already: what was sent must not come back to be sent again.
  const isDone = useRef(false);
  const { submit, invalid, startAnew, ...sending } = useFormSubmit<TOutput, unknown>({
    send: (values) => sendMessage(toMessage(values)).unwrap(),
    onSuccess: (_answer, values) => {
      isDone.current = true;
      // eslint-disable-next-line react-hooks/immutability -- a ref of the host, though the name does not say so
      if (draft) draft.current = null;
      onSuccess?.(values);
    },
    messageOf: apiErrorMessage,
    onError,
  });

  const { getValues } = form;
  useEffect(() => {
    if (!draft) return;
    return () => {
      draft.current = isDone.current ? null : getValues();
    };
  }, [draft, getValues]);

  return {
    ...form,
    ...sending,
    onSubmit: (event) => void form.handleSubmit(submit, invalid)(event),
    errors: form.formState.errors,
    hasConsent: consent === true,
    startAnew: () => {
      form.reset();
      isDone.current = false;
      startAnew();
    },
  };
}
