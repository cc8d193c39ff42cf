import { useGetUserQuery } from '@tropa/api-client';
import { useLink, UserIcon } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';
import { userInitial } from './user-initial.js';
import styles from './UserButton.module.css';

/** What the button says. */
export const userButtonTexts = { login: 'Войти', account: 'Личный кабинет' };

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
  const Link = useLink();
  const { currentData: user } = useGetUserQuery();

  if (!user) {
    return (
      <button
        type="button"
        className={clsx(styles.root, className)}
        aria-haspopup="dialog"
        onClick={() => dispatch(authRequested())}
      >
        <UserIcon />
        <span className={styles.label}>{texts.login}</span>
      </button>
    );
  }
  const initial = userInitial(user.name);
  return (
    <Link href={href} className={clsx(styles.root, className)} title={texts.account} data-signed-in="">
      {initial ? (
        <span className={styles.initial} aria-hidden>
          {initial}
        </span>
      ) : (
        <UserIcon />
      )}
      <span className={styles.label}>{user.name || texts.account}</span>
    </Link>
  );
}
