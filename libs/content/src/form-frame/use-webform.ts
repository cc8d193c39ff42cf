import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage, useSendMessageMutation, type WebformMessage } from '@tropa/api-client';
import { useFormDraft, useFormSubmit, type FormDraft, type FormSubmit } from '@tropa/ui-kit';
import type { FormEvent } from 'react';
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

interface WebformOptions<TInput extends WithConsent, TOutput> {
  readonly schema: GenericSchema<TInput, TOutput>;
  readonly defaultValues: DefaultValues<TInput>;
  /** Receives what was typed when the form unmounts, null once it was sent; `defaultValues` are to include it. */
  readonly draft?: FormDraft<TInput> | undefined;
  /** What is sent of the validated values: never the consent, which is not a field of the call. */
  readonly toMessage: (values: TOutput) => WebformMessage;
  /** Fires after the server has accepted the form. */
  readonly onSuccess?: ((values: TOutput) => void) | undefined;
  /** Fires when the call is rejected or the network fails; the message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A react-hook-form form that is sent to `webform/sendMessage/`. */
interface Webform<TInput extends WithConsent, TOutput>
  extends
    UseFormReturn<TInput, unknown, TOutput & FieldValues>,
    Pick<FormSubmit<TOutput>, 'formRef' | 'serverError' | 'isSending' | 'isSent' | 'startAnew'> {
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly errors: FieldErrors<TInput>;
  /** The consent box is ticked: without it the submit button is disabled. */
  readonly hasConsent: boolean;
}

/**
 * What every content form does: validate by the schema, go to the first invalid field, send once, show the server's
 * message, keep what was typed. A submit while another is in flight, or after success, is ignored.
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

  const { discard, keep } = useFormDraft<TInput>(draft, form.getValues);
  const { submit, invalid, startAnew, ...sending } = useFormSubmit<TOutput, unknown>({
    send: (values) => sendMessage(toMessage(values)).unwrap(),
    onSuccess: (_result, values) => {
      discard();
      onSuccess?.(values);
    },
    messageOf: apiErrorMessage,
    onError,
  });

  return {
    ...form,
    ...sending,
    onSubmit: (event) => void form.handleSubmit(submit, invalid)(event),
    errors: form.formState.errors,
    hasConsent: consent === true,
    startAnew: () => {
      form.reset();
      keep();
      startAnew();
    },
  };
}
