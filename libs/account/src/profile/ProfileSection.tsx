import { useGetUserQuery, useLogoutMutation } from '@tropa/api-client';
import { Button, ErrorState, Skeleton } from '@tropa/ui-kit';
import { useState, type ComponentType } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { UnauthorizedScreen } from '../unauthorized/UnauthorizedScreen.js';
import type { ProfileFormProps } from './ProfileForm.js';
import { profileTexts as texts } from './profile.texts.js';
import { ProfileView } from './ProfileView.js';
import styles from './ProfileSection.module.css';

export interface ProfileSectionProps {
  /** The edit form; the host may load it only when it is asked for. */
  readonly Form: ComponentType<ProfileFormProps>;
}

/** The account's profile: view, edit, sign-out. S2 §2, §4. */
export function ProfileSection({ Form }: ProfileSectionProps) {
  const { onSessionChange } = useAccountEnvironment();
  const [isEditing, setIsEditing] = useState(false);
  const { currentData: user, isError, refetch } = useGetUserQuery();
  const [logout, { isLoading }] = useLogoutMutation();

  if (isError) {
    return <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={() => void refetch()} />;
  }
  if (user === undefined) return <Skeleton height={320} />;
  if (user === null) return <UnauthorizedScreen />;

  const leave = async () => {
    const result = await logout();
    if (!('error' in result)) onSessionChange();
  };

  return (
    <section className={styles.root} aria-label={texts.title}>
      {isEditing ? (
        <Form user={user} onClose={() => setIsEditing(false)} />
      ) : (
        <ProfileView user={user} onEdit={() => setIsEditing(true)} />
      )}
      <Button variant="ghost" isLoading={isLoading} onClick={() => void leave()}>
        {texts.logout}
      </Button>
    </section>
  );
}
