import { Button, EmptyState, UserIcon } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';
import { unauthorizedTexts } from './unauthorized.texts.js';

/** Props of {@link UnauthorizedScreen}. */
export interface UnauthorizedScreenProps {
  /** A line for a guest who has just ordered: the order is accepted all the same. Decision 36. */
  readonly note?: string | undefined;
  readonly texts?: Partial<typeof unauthorizedTexts>;
}

/** The account page of a visitor. S2 §6. */
export function UnauthorizedScreen({ note, texts: own }: UnauthorizedScreenProps) {
  const texts = { ...unauthorizedTexts, ...own };
  const dispatch = useDispatch();
  return (
    <EmptyState
      icon={<UserIcon />}
      title={texts.title}
      hint={note ?? texts.hint}
      action={<Button onClick={() => dispatch(authRequested())}>{texts.login}</Button>}
    />
  );
}
