import { useGetUserQuery, useAddress } from '@tropa/api-client';
import { HeaderAction, UserIcon, useTexts } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';
import { userInitial } from './user-initial.js';
import { userButtonTexts } from './user-button.texts.js';
import styles from './UserButton.module.css';

/** Props of {@link UserButton}. */
export interface UserButtonProps {
  /** Address of the signed-in user's account. Defaults to `/profile`. */
  readonly href?: string;
  readonly className?: string;
  readonly texts?: Partial<typeof userButtonTexts>;
}

/** Header button: opens the sign-in dialog for a visitor; links a signed-in user's initial and name to the account. */
export function UserButton({ href: ownHref, className, texts: own }: UserButtonProps) {
  const texts = useTexts('userButton', userButtonTexts, own);
  const href = useAddress('account', ownHref);
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
