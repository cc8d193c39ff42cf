import clsx from 'clsx';
import type { User } from '@tropa/api-client';
import { Button, formatPhone, useTexts } from '@tropa/ui-kit';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { profileTexts, type ProfileTexts } from './profile.texts.js';
import styles from './ProfileView.module.css';

/** Props of {@link ProfileView}. */
export interface ProfileViewProps {
  readonly user: User;
  readonly onEdit: () => void;
  readonly texts?: Partial<ProfileTexts> | undefined;
  readonly className?: string | undefined;
}

const sexLabel = (sex: number | null, texts: ProfileTexts) =>
  sex === 0 ? texts.male : sex === 1 ? texts.female : texts.empty;

/** An address that is wider than the page breaks after «@», not in the middle of a word. */
const emailLabel = (email: string) =>
  email && (
    <>
      {email.slice(0, email.lastIndexOf('@') + 1)}
      <wbr />
      {email.slice(email.lastIndexOf('@') + 1)}
    </>
  );

/** The profile in view mode; the ref is its edit button. */
export const ProfileView = forwardRef(function ProfileView(
  { user, onEdit, texts: own, className }: ProfileViewProps,
  ref: Ref<HTMLButtonElement>,
) {
  const texts = useTexts('profile', profileTexts, own);
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [texts.name, user.name],
    [texts.phone, user.phone ? formatPhone(user.phone) : ''],
    [texts.email, emailLabel(user.email)],
    [texts.birthDay, user.birthDay],
    [texts.sex, sexLabel(user.sex, texts)],
    [texts.notification, user.notification ? texts.notificationOn : texts.notificationOff],
  ];
  return (
    <div className={clsx(styles.root, className)}>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row} data-part="row">
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value || texts.empty}</dd>
          </div>
        ))}
      </dl>
      <Button ref={ref} variant="outline" onClick={onEdit}>
        {texts.edit}
      </Button>
    </div>
  );
});
