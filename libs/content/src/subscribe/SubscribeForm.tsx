import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage, useSubscribeMutation } from '@tropa/api-client';
import { Alert, Button, Checkbox, TextField, TextLink, focusFirstError } from '@tropa/ui-kit';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { subscribeSchema, type SubscribeValues } from './subscribe.schema.js';
import { subscribeTexts, type SubscribeTexts } from './subscribe.texts.js';
import styles from './SubscribeForm.module.css';

/** Props of {@link SubscribeForm}. */
export interface SubscribeFormProps {
  /** The document on personal data; it opens in a new tab. */
  readonly privacyHref?: string;
  /** Fires after the server has accepted the address. */
  readonly onSuccess?: (email: string) => void;
  /** Fires when the server refused; the message is shown under the form. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<SubscribeTexts>;
}

/** Subscription to the news by e-mail: `POST /api/subscribe/`. Consent is required. */
export function SubscribeForm({ privacyHref = '/privacy/', onSuccess, onError, texts: own }: SubscribeFormProps) {
  const texts = { ...subscribeTexts, ...own };
  const [subscribe, { isLoading, isSuccess, error }] = useSubscribeMutation();
  const { register, handleSubmit, formState } = useForm<SubscribeValues>({
    resolver: valibotResolver(subscribeSchema) as never,
    defaultValues: { email: '', consent: false },
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  // A ref, because two clicks may come before one render.
  const isUnderWay = useRef(false);
  const { errors } = formState;

  useEffect(() => {
    // The pressed button is removed with the form: focus must not be lost.
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);

  const send = async ({ email }: SubscribeValues) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const result = await subscribe({ email });
    isUnderWay.current = false;
    if ('error' in result) onError?.(result.error);
    else onSuccess?.(email);
  };

  if (isSuccess) {
    return (
      <Alert ref={done} kind="success" tabIndex={-1} className={styles.done}>
        {texts.success}
      </Alert>
    );
  }
  return (
    <form
      ref={form}
      className={styles.root}
      aria-label={texts.form}
      onSubmit={(event) => void handleSubmit(send, (wrong) => focusFirstError(form.current, wrong))(event)}
      noValidate
    >
      <div className={styles.line}>
        <TextField
          label={texts.email}
          isLabelHidden
          type="email"
          placeholder={texts.email}
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" isLoading={isLoading}>
          {texts.submit}
        </Button>
      </div>
      <Checkbox
        label={
          <>
            {texts.consent}{' '}
            <TextLink href={privacyHref} target="_blank">
              {texts.consentLink}
            </TextLink>
          </>
        }
        error={errors.consent?.message}
        {...register('consent')}
      />
      {error ? <Alert kind="error">{apiErrorMessage(error)}</Alert> : null}
    </form>
  );
}
