import type { Vacancy } from '@tropa/api-client';
import {
  Button,
  FileField,
  FormFrame,
  NameField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useTexts,
  type FormDraft,
} from '@tropa/ui-kit';
import type { FileLimits } from '@tropa/validation-ru';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { ConsentLine } from '../form-frame/ConsentLine.js';
import type { FormDocuments } from '../form-frame/form-documents.js';
import { useWebform } from '../form-frame/use-webform.js';
import { workSchema, type WorkInput, type WorkValues } from './work.schema.js';
import { workTexts, type WorkTexts } from './work.texts.js';
import styles from './WorkForm.module.css';

/** Props of {@link WorkForm}. */
export interface WorkFormProps {
  /** The form id, sent as `id` with the message: page data `_workFormId`. */
  readonly formId: string | number;
  readonly vacancies?: readonly Vacancy[];
  /** Id of the vacancy that is selected initially. */
  readonly position?: string | undefined;
  /** Whether the consent starts ticked, which is legally doubtful under 152-ФЗ since 2025-09-01. @default true */
  readonly isConsentTicked?: boolean | undefined;
  /** Limits of the files; none by default, the server has its own limits. */
  readonly fileLimits?: FileLimits | undefined;
  /** File types that the browser's file dialog offers. */
  readonly accept?: string | undefined;
  readonly documents?: FormDocuments | undefined;
  /** Keeps what was typed while the form is unmounted: a dialog closed by mistake loses nothing. */
  readonly draft?: FormDraft<WorkInput> | undefined;
  /** Fires after the server has accepted the form. */
  readonly onSuccess?: ((values: WorkValues) => void) | undefined;
  /** Fires when the form could not be sent; the error message is shown under it. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<WorkTexts> | undefined;
  /** Class of the whole part; elements inside it have `data-part`: `fields`, `submit`. */
  readonly className?: string | undefined;
}

const originals = (resume: WorkValues['resume']): File[] =>
  resume.map(({ original }) => original).filter((original): original is File => original instanceof File);

/** The form «Анкета», sent as multipart with the résumé files. Without consent the submit button is disabled. */
export function WorkForm({
  formId,
  vacancies = [],
  position = '',
  isConsentTicked = true,
  fileLimits,
  accept,
  documents,
  draft,
  onSuccess,
  onError,
  texts: own,
  className,
}: WorkFormProps) {
  const texts = useTexts('work', workTexts, own);
  const schema = useMemo(() => workSchema(fileLimits), [fileLimits]);
  const kept = draft?.current;
  const { register, control, onSubmit, formRef, errors, serverError, hasConsent, isSending } = useWebform<
    WorkInput,
    WorkValues
  >({
    schema,
    defaultValues: {
      name: '',
      phone: '',
      email: '',
      comment: '',
      resume: [],
      consent: isConsentTicked,
      ...kept,
      position: position || kept?.position || '',
    },
    draft,
    toMessage: ({ consent: _consent, resume, ...values }) => ({
      form: 'work',
      id: formId,
      ...values,
      ...(resume.length > 0 ? { resume: originals(resume) } : {}),
    }),
    onSuccess,
    onError,
  });
  const {
    field: { ref: resumeRef, ...resume },
  } = useController({ control, name: 'resume' });

  return (
    <FormFrame className={className} ref={formRef} label={texts.title} onSubmit={onSubmit} error={serverError}>
      <div className={styles.fields} data-part="fields">
        <NameField label={texts.name} {...register('name')} />
        <PhoneField label={texts.phone} required error={errors.phone?.message} {...register('phone')} />
        <TextField
          label={texts.email}
          type="email"
          required
          autoComplete="email"
          maxLength={100}
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label={texts.position}
          placeholder={texts.positionPlaceholder}
          options={vacancies.map(({ id, value }) => ({ value: id, label: value }))}
          {...register('position')}
        />
      </div>
      <TextAreaField
        label={texts.comment}
        placeholder={texts.commentPlaceholder}
        maxLength={2000}
        {...register('comment')}
      />
      <FileField
        ref={resumeRef}
        name={resume.name}
        label={texts.resume}
        multiple
        {...(accept === undefined ? {} : { accept })}
        value={resume.value ?? []}
        onChange={resume.onChange}
        onBlur={resume.onBlur}
        error={errors.resume?.message}
      />
      <ConsentLine documents={documents} error={errors.consent?.message} {...register('consent')} />
      <Button data-part="submit" type="submit" size="lg" isLoading={isSending} disabled={!hasConsent}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
