import { AuthDialog } from '@tropa/account';
import { useAddress } from '@tropa/api-client';
import { AccountHost } from '../account-host/AccountHost.js';

/** Sign-in, registration and recovery. */
export function AuthDialogHost() {
  return (
    <AccountHost>
      <AuthDialog documentHref={useAddress('saleTerms')} />
    </AccountHost>
  );
}
