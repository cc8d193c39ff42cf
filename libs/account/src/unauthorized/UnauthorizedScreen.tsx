import { Button, EmptyState, UserIcon, useTexts } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';
import { unauthorizedTexts } from './unauthorized.texts.js';
import styles from './UnauthorizedScreen.module.css';

/** Props of {@link UnauthorizedScreen}. */
export interface UnauthorizedScreenProps {
  /** Replaces the hint for a guest who has just ordered: it says that the order is accepted. */
  readonly note?: string | undefined;
  /** Where the guest can still pay for that order: there is no other link to it. */
  readonly payHref?: string | undefined;
  /** Where the guest can continue its credit application. */
  readonly creditHref?: string | undefined;
  readonly texts?: Partial<typeof unauthorizedTexts>;
  readonly className?: string | undefined;
}

/** Shown instead of an account page until the visitor signs in; its button opens the sign-in dialog. */
export function UnauthorizedScreen({ note, payHref, creditHref, texts: own, className }: UnauthorizedScreenProps) {
  const texts = useTexts('unauthorized', unauthorizedTexts, own);
  const dispatch = useDispatch();
  return (
    <EmptyState
      className={className}
      icon={<UserIcon />}
      title={texts.title}
      hint={note ?? texts.hint}
      action={
        <div className={styles.actions} data-part="actions">
          {payHref ? <Button href={payHref}>{texts.pay}</Button> : null}
          {creditHref ? <Button href={creditHref}>{texts.continueCredit}</Button> : null}
          <Button variant={payHref || creditHref ? 'outline' : 'primary'} onClick={() => dispatch(authRequested())}>
            {texts.login}
          </Button>
        </div>
      }
    />
  );
}
