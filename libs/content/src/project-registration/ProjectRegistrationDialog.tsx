import { Button, Dialog, NameField, PhoneField } from '@tropa/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { projectRegistrationClosed, selectIsProjectRegistrationOpen } from '../dialogs/content-dialogs.slice.js';
import { ConsentLine } from '../form-frame/ConsentLine.js';
import type { FormDocuments } from '../form-frame/form-documents.js';
import { FormDone } from '../form-frame/FormDone.js';
import { FormFrame } from '../form-frame/FormFrame.js';
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
  /** Id of the form: page data `_projectFormId`. Decision 16. */
  readonly formId: string;
  /** Which project it is for; goes along with the message. S1 §3. */
  readonly projectName: string;
  readonly documents?: FormDocuments | undefined;
  /** Fires after the server has taken the registration. */
  readonly onSuccess?: ((values: ProjectRegistrationValues) => void) | undefined;
  /** Fires when it could not be sent; the message stands under the form. S1 §8. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<ProjectRegistrationTexts> | undefined;
}

const empty: ProjectRegistrationInput = { name: '', phone: '', consent: false };

/**
 * The registration for the project; it opens by the `projectRegistration` flag of `contentDialogs`. S1 §2, §4, §5.
 * What was typed outlives the closing of the dialog, and so does a call under way.
 */
export function ProjectRegistrationDialog(props: ProjectRegistrationDialogProps) {
  const { formId, projectName, documents, onSuccess, onError } = props;
  const texts = { ...projectRegistrationTexts, ...props.texts };
  const isOpen = useSelector(selectIsProjectRegistrationOpen);
  const dispatch = useDispatch();
  const form = useWebform({
    schema: projectRegistrationSchema,
    defaultValues: empty,
    toMessage: ({ name, phone }) => ({ form: 'project', id: formId, name, phone, projectName }),
    onSuccess,
    onError,
  });
  const { errors, register, isSent } = form;

  const close = () => {
    dispatch(projectRegistrationClosed());
    if (isSent) form.startAnew();
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} title={isSent ? texts.successTitle : texts.title} isTitleHidden={isSent}>
      {isSent ? (
        <FormDone
          title={texts.successTitle}
          text={texts.successText}
          action={<Button onClick={close}>{texts.close}</Button>}
        />
      ) : (
        <FormFrame ref={form.formRef} label={texts.form} onSubmit={form.onSubmit} error={form.serverError}>
          <p className={styles.lead}>{texts.lead(projectName)}</p>
          <NameField label={texts.name} error={errors.name?.message} {...register('name')} />
          <PhoneField label={texts.phone} required error={errors.phone?.message} {...register('phone')} />
          <ConsentLine documents={documents} error={errors.consent?.message} {...register('consent')} />
          <Button type="submit" size="lg" isFullWidth isLoading={form.isSending} disabled={!form.hasConsent}>
            {texts.submit}
          </Button>
        </FormFrame>
      )}
    </Dialog>
  );
}
