import { Button, EmptyState, UserIcon } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';
import { unauthorizedTexts } from './unauthorized.texts.js';
import styles from './UnauthorizedScreen.module.css';

/** Props of {@link UnauthorizedScreen}. */
export interface UnauthorizedScreenProps {
  /** A line for a guest who has just ordered: the order is accepted all the same. Decision 36. */
  readonly note?: string | undefined;
  /** Where that order is still to be paid: a guest has no other way to it. */
  readonly payHref?: string | undefined;
  /** Where its application for credit is continued. */
  readonly creditHref?: string | undefined;
  readonly texts?: Partial<typeof unauthorizedTexts>;
}

/** The account page of a visitor. S2 §6. */
export function UnauthorizedScreen({ note, payHref, creditHref, texts: own }: UnauthorizedScreenProps) {
  const texts = { ...unauthorizedTexts, ...own };
  const dispatch = useDispatch();
  return (
    <EmptyState
      icon={<UserIcon />}
      title={texts.title}
      hint={note ?? texts.hint}
      action={
        <div className={styles.actions}>
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
