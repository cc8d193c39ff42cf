import { useGetUserQuery } from '@tropa/api-client';
import { HeaderAction, UserIcon } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';
import { userInitial } from './user-initial.js';
import { userButtonTexts } from './user-button.texts.js';
import styles from './UserButton.module.css';

/** Props of {@link UserButton}. */
export interface UserButtonProps {
  /** Where the account of a signed-in user is. S1 §2. */
  readonly href?: string;
  readonly className?: string;
  readonly texts?: Partial<typeof userButtonTexts>;
}

/** Header button: a visitor gets the sign-in dialog, a signed-in user their letter, name and account. S1 §2, §6. */
export function UserButton({ href = '/profile', className, texts: own }: UserButtonProps) {
  const texts = { ...userButtonTexts, ...own };
  const dispatch = useDispatch();
  const { currentData: user } = useGetUserQuery();

  if (!user) {
    return (
      <HeaderAction
        className={className}
        icon={<UserIcon />}
        label={texts.login}
        aria-haspopup="dialog"
        onClick={() => dispatch(authRequested())}
      />
    );
  }
  const initial = userInitial(user.name);
  const letter = (
    <span className={styles.initial} aria-hidden="true">
      {initial}
    </span>
  );
  return (
    <HeaderAction
      className={className}
      href={href}
      icon={initial ? letter : <UserIcon />}
      label={user.name || texts.account}
      isLabelLasting
      title={texts.account}
      data-signed-in=""
    />
  );
}
