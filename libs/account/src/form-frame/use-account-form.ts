import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage } from '@tropa/api-client';
import { useFormSubmit, type FormSubmit } from '@tropa/ui-kit';
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
  /** Sends the validated values; the message of a rejection is shown under the form. */
  readonly send: (values: TOutput) => Call<TResult>;
  readonly onSuccess: (result: TResult, values: TOutput) => void;
  /** The message for a rejection; undefined when the form shows it in another way. @default apiErrorMessage */
  readonly messageOf?: ((error: unknown) => string | undefined) | undefined;
  /** Fires when the call is rejected or the network fails; the message stands under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A react-hook-form form with the account's submit. */
interface AccountForm<TInput extends FieldValues, TOutput>
  extends UseFormReturn<TInput, unknown, TOutput & FieldValues>, Pick<FormSubmit<TOutput>, 'formRef' | 'serverError'> {
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly errors: FieldErrors<TInput>;
}

/**
 * What every form here does: validate by the schema, go to the first invalid field, send once, show the server's
 * message. A second submit while the first is in flight is ignored.
 */
export function useAccountForm<TInput extends FieldValues, TOutput, TResult>({
  schema,
  defaultValues,
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

  const { formRef, serverError, submit, invalid, startAnew } = useFormSubmit<TOutput, TResult>({
    send: (values) => send(values).unwrap(),
    onSuccess: (result, values) => {
      // A profile may be saved again.
      startAnew();
      onSuccess(result, values);
    },
    messageOf,
    onError,
  });

  const onSubmit = (event?: FormEvent<HTMLFormElement>) => void form.handleSubmit(submit, invalid)(event);

  return { ...form, formRef, onSubmit, serverError, errors: form.formState.errors };
}
