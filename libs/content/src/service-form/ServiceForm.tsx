import {
  Button,
  FormFrame,
  NameField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useTexts,
  type FormDraft,
} from '@tropa/ui-kit';
import { ConsentLine } from '../form-frame/ConsentLine.js';
import type { FormDocuments } from '../form-frame/form-documents.js';
import { FormDone } from '../form-frame/FormDone.js';
import { useWebform } from '../form-frame/use-webform.js';
import { serviceAddresses } from './service-addresses.js';
import { serviceSchema, type ServiceInput, type ServiceValues } from './service.schema.js';
import { serviceTexts, type ServiceTexts } from './service.texts.js';
import styles from './ServiceForm.module.css';

/** Props of {@link ServiceForm}. */
export interface ServiceFormProps {
  /** The form id, sent as `id` with the message: page data `_serviceFormId`. */
  readonly formId: string | number;
  /** The fixed list of workshops; text and value are one string. */
  readonly addresses?: readonly string[] | undefined;
  readonly documents?: FormDocuments | undefined;
  /** Keeps what was typed while the form is unmounted: a dialog closed by mistake loses nothing. */
  readonly draft?: FormDraft<ServiceInput> | undefined;
  /** Adds a button under the success message. */
  readonly onClose?: (() => void) | undefined;
  /** Fires after the server has accepted the form. */
  readonly onSuccess?: ((values: ServiceValues) => void) | undefined;
  /** Fires when the form could not be sent; the error message is shown under it. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<ServiceTexts> | undefined;
  /** Class of the whole part; elements inside it have `data-part`: `fields`, `submit`. */
  readonly className?: string | undefined;
}

const empty: ServiceInput = { name: '', phone: '', email: '', address: '', comment: '', consent: false };

/** The form «Записаться на сервис»; once sent, it is replaced by «Заявка отправлена!». */
export function ServiceForm({
  formId,
  addresses = serviceAddresses,
  documents,
  draft,
  onClose,
  onSuccess,
  onError,
  texts: own,
  className,
}: ServiceFormProps) {
  const texts = useTexts('service', serviceTexts, own);
  const { register, onSubmit, formRef, errors, serverError, hasConsent, isSending, isSent } = useWebform<
    ServiceInput,
    ServiceValues
  >({
    schema: serviceSchema,
    defaultValues: { ...empty, ...draft?.current },
    draft,
    toMessage: ({ consent: _consent, ...values }) => ({ form: 'service', id: formId, ...values }),
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
        <NameField label={texts.name} {...register('name')} />
        <PhoneField label={texts.phone} required error={errors.phone?.message} {...register('phone')} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={100}
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label={texts.address}
          placeholder={texts.addressPlaceholder}
          required
          options={addresses.map((address) => ({ value: address, label: address }))}
          error={errors.address?.message}
          {...register('address')}
        />
      </div>
      <TextAreaField
        label={texts.comment}
        placeholder={texts.commentPlaceholder}
        maxLength={2000}
        {...register('comment')}
      />
      <ConsentLine documents={documents} error={errors.consent?.message} {...register('consent')} />
      <Button data-part="submit" type="submit" size="lg" isLoading={isSending} disabled={!hasConsent}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
