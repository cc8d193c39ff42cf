import clsx from 'clsx';
import { refusalLine, useGetUserQuery, useLogoutMutation } from '@tropa/api-client';
import { Alert, Button, ErrorState, ExitIcon, RefusalNote, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { UnauthorizedScreen } from '../unauthorized/UnauthorizedScreen.js';
import type { ProfileFormProps } from './ProfileForm.js';
import { profileTexts, type ProfileTexts } from './profile.texts.js';
import { ProfileSkeleton } from './ProfileSkeleton.js';
import { ProfileView } from './ProfileView.js';
import styles from './ProfileSection.module.css';

/** Props of {@link ProfileSection}. */
export interface ProfileSectionProps extends Pick<ProfileFormProps, 'onSaved'> {
  /** The edit form; the host may load it lazily. */
  readonly Form: ComponentType<ProfileFormProps>;
  /** The profile was not saved (the message is shown under the form), or signing out failed (shown at its button). */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Shown to a guest who has just ordered: the order is accepted, although this page requires signing in. */
  readonly guestNote?: string | undefined;
  /** Class of the whole section; its parts have `data-part`: `card`, `sign-out`. */
  readonly className?: string | undefined;
  readonly texts?: Partial<ProfileTexts> | undefined;
}

/** The account's profile: view mode, edit mode, sign-out. */
export function ProfileSection({ Form, onSaved, onError, guestNote, className, texts: own }: ProfileSectionProps) {
  const texts = useTexts('profile', profileTexts, own);
  const { onSessionChange } = useAccountEnvironment();
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [hasEdited, setHasEdited] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { currentData: user, isError, refetch } = useGetUserQuery();
  const [logout, { isLoading, error: logoutError }] = useLogoutMutation();

  // The form was removed with the button that closed it: the focus returns to where editing started.
  useEffect(() => {
    if (hasEdited && !isEditing) editButton.current?.focus();
  }, [hasEdited, isEditing]);

  // A refetch after a rejected save may fail too: the form keeps everything typed.
  if (isError && user === undefined) {
    return <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={() => void refetch()} />;
  }
  if (user === undefined) return <ProfileSkeleton className={className} />;
  if (user === null) return <UnauthorizedScreen note={guestNote} />;

  const edit = () => {
    setIsSaved(false);
    setHasEdited(true);
    setIsEditing(true);
  };
  const leave = async () => {
    const result = await logout();
    if ('error' in result) onError?.(result.error);
    else onSessionChange();
  };

  return (
    <section className={clsx(styles.root, className)} aria-label={texts.title}>
      {isSaved ? (
        <Alert kind="success" onClose={() => setIsSaved(false)}>
          {texts.saved}
        </Alert>
      ) : null}
      <div className={styles.card} data-part="card">
        {isEditing ? (
          <Form
            user={user}
            onClose={() => setIsEditing(false)}
            onSaved={(saved) => {
              setIsSaved(true);
              onSaved?.(saved);
            }}
            onError={onError}
            texts={texts}
          />
        ) : (
          <ProfileView ref={editButton} user={user} onEdit={edit} texts={texts} />
        )}
      </div>
      <div data-part="sign-out">
        <Button variant="ghost" iconStart={<ExitIcon />} isLoading={isLoading} onClick={() => void leave()}>
          {texts.logout}
        </Button>
        <RefusalNote text={refusalLine(logoutError, texts.logoutFailed)} />
      </div>
    </section>
  );
}
