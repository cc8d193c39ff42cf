import { Dialog } from '@tropa/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { authClosed, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { authDialogTitle } from './auth-dialog.texts.js';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.js';

/** Props of {@link AuthDialog}. */
export interface AuthDialogProps extends AuthPanelProps {
  /** Title of the dialog, «Вход / Регистрация» unless told otherwise. */
  readonly title?: string;
}

/** The sign-in dialog; it opens by the `auth` flag of `accountDialogs`. S1 §6, S2 §2. */
export function AuthDialog({ title = authDialogTitle, ...panel }: AuthDialogProps) {
  const isOpen = useSelector(selectIsAuthOpen);
  const dispatch = useDispatch();
  return (
    <Dialog isOpen={isOpen} onClose={() => dispatch(authClosed())} title={title} size="sm">
      {isOpen ? <AuthPanel {...panel} /> : null}
    </Dialog>
  );
}
