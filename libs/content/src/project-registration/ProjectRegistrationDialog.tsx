import { Button, Dialog, FormFrame, NameField, PhoneField, useTexts } from '@tropa/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { projectRegistrationClosed, selectIsProjectRegistrationOpen } from '../dialogs/content-dialogs.slice.js';
import { ConsentLine } from '../form-frame/ConsentLine.js';
import type { FormDocuments } from '../form-frame/form-documents.js';
import { FormDone } from '../form-frame/FormDone.js';
import { useWebform } from '../form-frame/use-webform.js';
import {
  projectRegistrationSchema,
  type ProjectRegistrationInput,
  type ProjectRegistrationValues,
} from './project-registration.schema.js';
import { projectRegistrationTexts, type ProjectRegistrationTexts } from './project-registration.texts.js';
import styles from './ProjectRegistrationDialog.module.css';

/** Props of {@link ProjectRegistrationDialog}. */
export interface ProjectRegistrationDialogProps {
  /** The form id, sent as `id` with the message: page data `_projectFormId`. */
  readonly formId: string;
  /** Which project it is for; sent with the message. */
  readonly projectName: string;
  readonly documents?: FormDocuments | undefined;
  /** Fires after the server has accepted the registration. */
  readonly onSuccess?: ((values: ProjectRegistrationValues) => void) | undefined;
  /** Fires when it could not be sent; the error message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Class of the dialog; elements inside it have `data-part`: `lead`, `submit`, `done`. */
  readonly className?: string | undefined;
  readonly texts?: Partial<ProjectRegistrationTexts> | undefined;
}

const empty: ProjectRegistrationInput = { name: '', phone: '', consent: false };

/**
 * The registration for the project; it opens by the `projectRegistration` flag of `contentDialogs`. What was typed
 * survives closing the dialog, and so does a call in flight.
 */
export function ProjectRegistrationDialog(props: ProjectRegistrationDialogProps) {
  const { formId, projectName, documents, onSuccess, onError } = props;
  const texts = useTexts('projectRegistration', projectRegistrationTexts, props.texts);
  const isOpen = useSelector(selectIsProjectRegistrationOpen);
  const dispatch = useDispatch();
  const { register, onSubmit, formRef, errors, serverError, hasConsent, isSending, isSent, startAnew } = useWebform({
    schema: projectRegistrationSchema,
    defaultValues: empty,
    toMessage: ({ name, phone }) => ({ form: 'project', id: formId, name, phone, projectName }),
    onSuccess,
    onError,
  });

  const close = () => {
    dispatch(projectRegistrationClosed());
    if (isSent) startAnew();
  };

  return (
    <Dialog
      className={props.className}
      isOpen={isOpen}
      onClose={close}
      title={isSent ? texts.successTitle : texts.title}
      isTitleHidden={isSent}
    >
      {isSent ? (
        <FormDone
          title={texts.successTitle}
          text={texts.successText}
          action={<Button onClick={close}>{texts.close}</Button>}
        />
      ) : (
        <FormFrame ref={formRef} label={texts.form} onSubmit={onSubmit} error={serverError}>
          <p className={styles.lead} data-part="lead">
            {texts.lead(projectName)}
          </p>
          <NameField label={texts.name} error={errors.name?.message} {...register('name')} />
          <PhoneField label={texts.phone} required error={errors.phone?.message} {...register('phone')} />
          <ConsentLine documents={documents} error={errors.consent?.message} {...register('consent')} />
          <Button data-part="submit" type="submit" size="lg" isFullWidth isLoading={isSending} disabled={!hasConsent}>
            {texts.submit}
          </Button>
        </FormFrame>
      )}
    </Dialog>
  );
}
