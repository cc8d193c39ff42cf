import { Button, EmptyState } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { authRequested } from '../dialogs/account-dialogs.slice.js';

export interface UnauthorizedScreenProps {
  /** A line for a guest who has just ordered: the order is accepted all the same. Decision 36. */
  readonly note?: string | undefined;
  readonly texts?: Partial<typeof unauthorizedTexts>;
}

/** What a visitor reads on an account page. S2 §2. */
export const unauthorizedTexts = {
  title: 'Вы не авторизованы',
  hint: 'Войдите, чтобы увидеть заказы и данные профиля.',
  login: 'Войти',
};

/** The account page of a visitor. S2 §6. */
export function UnauthorizedScreen({ note, texts: own }: UnauthorizedScreenProps) {
  const texts = { ...unauthorizedTexts, ...own };
  const dispatch = useDispatch();
  return (
    <EmptyState
      title={texts.title}
      hint={note ?? texts.hint}
      action={<Button onClick={() => dispatch(authRequested())}>{texts.login}</Button>}
    />
  );
}
