import { valibotResolver } from '@hookform/resolvers/valibot';
import { apiErrorMessage, useSubscribeMutation } from '@tropa/api-client';
import { Alert, Button, Checkbox, TextField, TextLink } from '@tropa/ui-kit';
import { useForm } from 'react-hook-form';
import { subscribeSchema, type SubscribeValues } from './subscribe.schema.js';
import { subscribeTexts, type SubscribeTexts } from './subscribe.texts.js';
import styles from './SubscribeForm.module.css';

export interface SubscribeFormProps {
  /** The document on personal data; it opens in a new tab. S1 §2. */
  readonly privacyHref?: string;
  /** Fires after the server has taken the address. */
  readonly onSuccess?: (email: string) => void;
  /** Fires when the server refused; the message stands under the form. S1 §8. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<SubscribeTexts>;
}

/** News by e-mail. S1 §5, §7. */
export function SubscribeForm({ privacyHref = '/privacy/', onSuccess, onError, texts: own }: SubscribeFormProps) {
  const texts = { ...subscribeTexts, ...own };
  const [subscribe, { isLoading, isSuccess, error }] = useSubscribeMutation();
  const { register, handleSubmit, formState } = useForm<SubscribeValues>({
    resolver: valibotResolver(subscribeSchema) as never,
    defaultValues: { email: '', consent: false },
  });
  const { errors } = formState;

  const send = async ({ email }: SubscribeValues) => {
    const result = await subscribe({ email });
    if ('error' in result) onError?.(result.error);
    else onSuccess?.(email);
  };

  if (isSuccess) return <Alert kind="success">{texts.success}</Alert>;
  return (
    <form className={styles.root} aria-label={texts.form} onSubmit={(event) => void handleSubmit(send)(event)} noValidate>
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
