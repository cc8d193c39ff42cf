import { AuthDialog } from '@tropa/account';
import { saleTermsHref } from '../../shell/documents.js';
import { AccountHost } from '../account-host/AccountHost.js';

/** Sign-in, registration and recovery. */
export function AuthDialogHost() {
  return (
    <AccountHost>
      <AuthDialog privacyHref={saleTermsHref} />
    </AccountHost>
  );
}
