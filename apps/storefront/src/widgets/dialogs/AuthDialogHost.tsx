import { AuthDialog } from '@tropa/account';
import { AccountHost } from '../account-host/AccountHost.js';

/** Sign-in, registration and recovery. */
export function AuthDialogHost() {
  return (
    <AccountHost>
      <AuthDialog />
    </AccountHost>
  );
}
