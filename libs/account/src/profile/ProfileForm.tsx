import { useEditUserMutation, type User } from '@tropa/api-client';
import { Button, Checkbox, DateField, FormFrame, PhoneField, SelectField, TextField, useTexts } from '@tropa/ui-kit';
import { useEffect } from 'react';
import { useAccountForm } from '../form-frame/use-account-form.js';
import { isChanged, toProfileInput, toUserEdit } from './profile.model.js';
import { profileSchema, sexValues } from './profile.schema.js';
import { profileTexts, type ProfileTexts } from './profile.texts.js';
import styles from './ProfileForm.module.css';

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  readonly user: User;
  /** Editing has ended: saved, unchanged or cancelled. */
  readonly onClose: () => void;
  /** The server saved the profile; not called when nothing changed. */
  readonly onSaved?: ((user: User) => void) | undefined;
  /** The profile was not saved; the server's message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<ProfileTexts> | undefined;
  readonly className?: string | undefined;
}

/** The profile in edit mode. Saving an unchanged profile only closes the form, without a call. */
export function ProfileForm({ user, onClose, onSaved, onError, texts: own, className }: ProfileFormProps) {
  const texts = useTexts('profile', profileTexts, own);
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
  // The button that opened the form was removed: the focus moves to the first field that can be edited.
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('[name="phone"]')?.focus(), [formRef]);

  return (
    <FormFrame ref={formRef} label={texts.title} onSubmit={onSubmit} error={serverError} className={className}>
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
      <div className={styles.actions} data-part="actions">
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
