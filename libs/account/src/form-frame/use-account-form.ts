import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage } from '@tropa/api-client';
import { useFormDraft, useFormSubmit, type FormDraft, type FormSubmit } from '@tropa/ui-kit';
import type { FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** What a mutation hook of the api client returns for one call. */
interface Call<TResult> {
  unwrap(): Promise<TResult>;
}

interface AccountFormOptions<TInput extends FieldValues, TOutput, TResult> {
  readonly schema: GenericSchema<TInput, TOutput>;
  readonly defaultValues: DefaultValues<TInput>;
  /** Receives what was typed when the form unmounts, null once it was sent; `defaultValues` are to include it. */
  readonly draft?: FormDraft<TInput> | undefined;
  /** Sends the validated values; the message of a rejection is shown under the form. */
  readonly send: (values: TOutput) => Call<TResult>;
  /** Fires after the server has accepted the form. */
  readonly onSuccess: (result: TResult, values: TOutput) => void;
  /** The message for a rejection; undefined when the form shows it in another way. @default apiErrorMessage */
  readonly messageOf?: ((error: unknown) => string | undefined) | undefined;
  /** Fires when the call is rejected or the network fails; the message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A react-hook-form form that is sent by a call of the account. */
interface AccountForm<TInput extends FieldValues, TOutput>
  extends UseFormReturn<TInput, unknown, TOutput & FieldValues>, Pick<FormSubmit<TOutput>, 'formRef' | 'serverError'> {
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly errors: FieldErrors<TInput>;
}

/**
 * What every account form does: validate by the schema, go to the first invalid field, send once, show the server's
 * message, keep what was typed. A submit while another is in flight is ignored; after success the form can be sent
 * again.
 */
export function useAccountForm<TInput extends FieldValues, TOutput, TResult>({
  schema,
  defaultValues,
  draft,
  send,
  onSuccess,
  messageOf = apiErrorMessage,
  onError,
}: AccountFormOptions<TInput, TOutput, TResult>): AccountForm<TInput, TOutput> {
  const form = useForm<TInput, unknown, TOutput & FieldValues>({
    resolver: valibotResolver(schema as never) as unknown as Resolver<TInput, unknown, TOutput & FieldValues>,
    defaultValues,
    shouldFocusError: false,
    // Validate the whole form: two passwords may differ while the name is still empty. A field shows its first message.
    criteriaMode: 'all',
  });

  const { discard: discardDraft } = useFormDraft<TInput>(draft, form.getValues);
  const { submit, invalid, startAnew, ...sending } = useFormSubmit<TOutput, TResult>({
    send: (values) => send(values).unwrap(),
    onSuccess: (result, values) => {
      discardDraft();
      // A profile may be saved again.
      startAnew();
      onSuccess(result, values);
    },
    messageOf,
    onError,
  });

  return {
    ...form,
    ...sending,
    onSubmit: (event) => void form.handleSubmit(submit, invalid)(event),
    errors: form.formState.errors,
  };
}
