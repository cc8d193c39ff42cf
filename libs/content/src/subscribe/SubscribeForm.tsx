import clsx from 'clsx';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage, useSubscribeMutation, useAddress } from '@tropa/api-client';
import { Alert, Button, Checkbox, FormFrame, TextField, TextLink, useFormSubmit, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { subscribeSchema, subscribeWithAdvertsSchema, type SubscribeValues } from './subscribe.schema.js';
import { subscribeTexts, type SubscribeTexts } from './subscribe.texts.js';
import styles from './SubscribeForm.module.css';

/** Props of {@link SubscribeForm}. */
export interface SubscribeFormProps {
  /** The document on personal data; it opens in a new tab. */
  readonly privacyHref?: string;
  /** Asks for the consent to adverts too, in a separate box, required and not ticked in advance. @default false */
  readonly isAdvertConsentAsked?: boolean;
  /** Fires after the server has accepted the address. */
  readonly onSuccess?: (email: string) => void;
  /** Fires when the server rejected it; the message is shown under the form. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<SubscribeTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `done`, `line`. */
  readonly className?: string | undefined;
}

/** Subscription to the news by e-mail: `POST /api/subscribe/`. Consent is required. */
export function SubscribeForm({
  privacyHref: ownPrivacyHref,
  isAdvertConsentAsked = false,
  onSuccess,
  onError,
  texts: own,
  className,
}: SubscribeFormProps) {
  const texts = useTexts('subscribe', subscribeTexts, own);
  const privacyHref = useAddress('privacy', ownPrivacyHref);
  const [subscribe] = useSubscribeMutation();
  const { register, handleSubmit, formState } = useForm<SubscribeValues>({
    resolver: valibotResolver(isAdvertConsentAsked ? subscribeWithAdvertsSchema : subscribeSchema) as never,
    defaultValues: { email: '', consent: false, adverts: false },
    shouldFocusError: false,
  });
  const { formRef, submit, invalid, serverError, isSending, isSent } = useFormSubmit({
    send: ({ email }: SubscribeValues) => subscribe({ email }).unwrap(),
    onSuccess: (_answer, { email }) => onSuccess?.(email),
    messageOf: apiErrorMessage,
    onError,
  });
  const done = useRef<HTMLDivElement>(null);
  const { errors } = formState;

  useEffect(() => {
    // The clicked button is removed with the form: focus must not be lost.
    if (isSent) done.current?.focus();
  }, [isSent]);

  if (isSent) {
    return (
      <Alert ref={done} kind="success" tabIndex={-1} className={clsx(styles.done, className)} data-part="done">
        {texts.success}
      </Alert>
    );
  }
  return (
    <FormFrame
      ref={formRef}
      className={clsx(styles.root, className)}
      label={texts.form}
      onSubmit={(event) => void handleSubmit(submit, invalid)(event)}
      error={serverError}
    >
      <div className={styles.line} data-part="line">
        <TextField
          label={texts.email}
          isLabelHidden
          type="email"
          placeholder={texts.email}
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" isLoading={isSending}>
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
      {isAdvertConsentAsked ? (
        <Checkbox label={texts.adverts} error={errors.adverts?.message} {...register('adverts')} />
      ) : null}
    </FormFrame>
  );
}
