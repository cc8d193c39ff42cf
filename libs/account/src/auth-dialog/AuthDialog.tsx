import { Dialog } from '@tropa/ui-kit';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { authClosed, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { authDialogTitle } from './auth-dialog.texts.js';
import { AuthPanel, type AuthPanelProps, type AuthProgress } from './AuthPanel.js';

/** Props of {@link AuthDialog}. */
export interface AuthDialogProps extends AuthPanelProps {
  /** Title of the dialog, «Вход / Регистрация» unless told otherwise. */
  readonly title?: string;
}

/**
 * The sign-in dialog; it opens by the `auth` flag of `accountDialogs`. A press beside it, or Esc, closes it and loses no
 * code: opened again, it goes on at that step. S1 §6, S2 §2.
 */
export function AuthDialog({ title = authDialogTitle, ...panel }: AuthDialogProps) {
  const isOpen = useSelector(selectIsAuthOpen);
  const dispatch = useDispatch();
  const progress = useRef<AuthProgress | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={() => dispatch(authClosed())} title={title} size="sm">
      {isOpen ? <AuthPanel progress={progress} {...panel} /> : null}
    </Dialog>
  );
}
