import { Dialog } from '@tropa/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { authClosed, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.js';

/** Title of the dialog. S1 §6. */
export const authDialogTitle = 'Вход / Регистрация';

/** The sign-in dialog; it opens by the `auth` flag of `accountDialogs`. S1 §6, S2 §2. */
export function AuthDialog(props: AuthPanelProps) {
  const isOpen = useSelector(selectIsAuthOpen);
  const dispatch = useDispatch();
  return (
    <Dialog isOpen={isOpen} onClose={() => dispatch(authClosed())} title={authDialogTitle} size="sm">
      {isOpen ? <AuthPanel {...props} /> : null}
    </Dialog>
  );
}
