import type { User } from '@tropa/api-client';
import { Button, formatPhone } from '@tropa/ui-kit';
import { profileTexts as texts } from './profile.texts.js';
import styles from './ProfileView.module.css';

export interface ProfileViewProps {
  readonly user: User;
  readonly onEdit: () => void;
}

const sexLabel = (sex: number | null) => (sex === 0 ? texts.male : sex === 1 ? texts.female : texts.empty);

/** The profile to read. S2 §2. */
export function ProfileView({ user, onEdit }: ProfileViewProps) {
  const rows = [
    [texts.name, user.name],
    [texts.phone, user.phone ? formatPhone(user.phone) : ''],
    [texts.email, user.email],
    [texts.birthDay, user.birthDay],
    [texts.sex, sexLabel(user.sex)],
    [texts.notification, user.notification ? texts.notificationOn : texts.notificationOff],
  ];
  return (
    <div className={styles.root}>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value || texts.empty}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" onClick={onEdit}>
        {texts.edit}
      </Button>
    </div>
  );
}
