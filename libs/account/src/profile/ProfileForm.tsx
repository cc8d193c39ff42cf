import { useEditUserMutation, type User } from '@tropa/api-client';
import { Button, Checkbox, DateField, PhoneField, SelectField, TextField } from '@tropa/ui-kit';
import { useEffect } from 'react';
import { FormFrame } from '../form-frame/FormFrame.js';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { isChanged, toProfileInput, toUserEdit } from './profile.model.js';
import { profileSchema, sexValues } from './profile.schema.js';
import { profileTexts, type ProfileTexts } from './profile.texts.js';
import styles from './ProfileForm.module.css';

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  readonly user: User;
  /** The edit is over: saved, unchanged or given up. */
  readonly onClose: () => void;
  /** The server has saved the profile; not called when nothing had changed. */
  readonly onSaved?: ((user: User) => void) | undefined;
  /** The profile was not saved; the server's words stand under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: ProfileTexts | undefined;
}

/** The profile to edit: saved at once, and not at all when nothing changed. S2 §4, §5. */
export function ProfileForm({ user, onClose, onSaved, onError, texts = profileTexts }: ProfileFormProps) {
  const [editUser, { isLoading }] = useEditUserMutation();
  const { register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: profileSchema,
    defaultValues: toProfileInput(user),
    send: (values) => {
      const edit = toUserEdit(values);
      return isChanged(user, edit) ? editUser(edit) : { unwrap: async () => user };
    },
    onSuccess: (saved) => {
      onClose();
      if (saved !== null && saved !== user) onSaved?.(saved);
    },
    onError,
  });
  // The button that opened the form is gone: the edit begins at its first field.
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('[name="phone"]')?.focus(), [formRef]);

  return (
    <FormFrame ref={formRef} label={texts.title} onSubmit={onSubmit} error={serverError}>
      <TextField label={texts.name} defaultValue={user.name} readOnly autoComplete="name" />
      <PhoneField
        label={texts.phone}
        required
        error={errors.phone?.message}
        autoComplete="tel"
        {...register('phone')}
      />
      <TextField
        label={texts.email}
        type="email"
        error={errors.email?.message}
        autoComplete="email"
        {...register('email')}
      />
      <DateField
        label={texts.birthDay}
        error={errors.birthDay?.message}
        autoComplete="bday"
        {...register('birthDay')}
      />
      <SelectField label={texts.sex} error={errors.sex?.message} {...register('sex')}>
        <option value={sexValues.unset}>{texts.unset}</option>
        <option value={sexValues.male}>{texts.male}</option>
        <option value={sexValues.female}>{texts.female}</option>
      </SelectField>
      <Checkbox label={texts.notification} {...register('notification')} />
      <div className={styles.actions}>
        <Button type="submit" isLoading={isLoading}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </FormFrame>
  );
}
