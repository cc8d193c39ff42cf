import {
  Button,
  FormFrame,
  NameField,
  PhoneField,
  TextAreaField,
  TextField,
  useTexts,
  type FormDraft,
} from '@tropa/ui-kit';
import { ConsentLine } from '../form-frame/ConsentLine.js';
import type { FormDocuments } from '../form-frame/form-documents.js';
import { FormDone } from '../form-frame/FormDone.js';
import { useWebform } from '../form-frame/use-webform.js';
import { contactSchema, type ContactInput, type ContactValues } from './contact.schema.js';
import { contactTexts, type ContactTexts } from './contact.texts.js';
import styles from './ContactForm.module.css';

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** The form id, sent as `id` with the message: page data `_contactsFormId`. */
  readonly formId: string | number;
  readonly documents?: FormDocuments | undefined;
  /** Keeps what was typed while the form is unmounted: a dialog closed by mistake loses nothing. */
  readonly draft?: FormDraft<ContactInput> | undefined;
  /** Adds a button under the success message. */
  readonly onClose?: (() => void) | undefined;
  /** Fires after the server has accepted the message. */
  readonly onSuccess?: ((values: ContactValues) => void) | undefined;
  /** Fires when the message could not be sent; the server's message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<ContactTexts> | undefined;
  /** Class of the whole part; elements inside it have `data-part`: `fields`, `submit`. */
  readonly className?: string | undefined;
}

const empty: ContactInput = { name: '', phone: '', email: '', comment: '', consent: false };

/** «Напишите нам»: name, phone, e-mail, comment, consent; once sent, it is replaced by thanks. */
export function ContactForm({
  formId,
  documents,
  draft,
  onClose,
  onSuccess,
  onError,
  texts: own,
  className,
}: ContactFormProps) {
  const texts = useTexts('contact', contactTexts, own);
  const { register, onSubmit, formRef, errors, serverError, hasConsent, isSending, isSent } = useWebform<
    ContactInput,
    ContactValues
  >({
    schema: contactSchema,
    defaultValues: { ...empty, ...draft?.current },
    draft,
    toMessage: ({ consent: _consent, ...values }) => ({ form: 'contacts', id: formId, ...values }),
    onSuccess,
    onError,
  });

  if (isSent) {
    const close = onClose && (
      <Button variant="secondary" onClick={onClose}>
        {texts.close}
      </Button>
    );
    return <FormDone title={texts.sent} text={texts.thanks} action={close} />;
  }
  return (
    <FormFrame className={className} ref={formRef} label={texts.title} onSubmit={onSubmit} error={serverError}>
      <div className={styles.fields} data-part="fields">
        <NameField label={texts.name} fieldClassName={styles.name} {...register('name')} />
        <PhoneField label={texts.phone} required error={errors.phone?.message} {...register('phone')} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={100}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextAreaField
        label={texts.comment}
        placeholder={texts.commentPlaceholder}
        maxLength={5000}
        {...register('comment')}
      />
      <ConsentLine documents={documents} error={errors.consent?.message} {...register('consent')} />
      <Button data-part="submit" type="submit" size="lg" isLoading={isSending} disabled={!hasConsent}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
