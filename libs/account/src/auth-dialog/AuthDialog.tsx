import { Dialog, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { authClosed, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { authDialogTexts } from './auth-dialog.texts.js';
import { AuthPanel, type AuthPanelProps, type AuthProgress } from './AuthPanel.js';

/** Props of {@link AuthDialog}. */
export interface AuthDialogProps extends AuthPanelProps {
  /** Title of the dialog. Defaults to «Вход / Регистрация». */
  readonly title?: string;
  /** Class of the dialog. */
  readonly className?: string | undefined;
}

/**
 * The sign-in dialog: sign-in, registration and password recovery. The `auth` flag of `accountDialogs` opens it. A
 * click outside or Esc closes it without losing a code that was sent: reopened, it resumes at that step.
 */
export function AuthDialog({ title, className, ...panel }: AuthDialogProps) {
  const texts = useTexts('authDialog', authDialogTexts, title === undefined ? undefined : { title });
  const isOpen = useSelector(selectIsAuthOpen);
  const dispatch = useDispatch();
  const progress = useRef<AuthProgress | null>(null);
  return (
    <Dialog className={className} isOpen={isOpen} onClose={() => dispatch(authClosed())} title={texts.title} size="sm">
      {isOpen ? <AuthPanel progress={progress} {...panel} /> : null}
    </Dialog>
  );
}
