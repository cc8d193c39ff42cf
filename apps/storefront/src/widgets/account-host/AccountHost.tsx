import { AccountEnvironmentProvider, type AccountEnvironment } from '@tropa/account';
import type { ReactNode } from 'react';
import { pageStorage } from '../../shell/page-storage.js';

const environment: Partial<AccountEnvironment> = {
  storage: pageStorage,
  onSessionChange: () => window.location.reload(),
  onNavigate: (address) => window.location.assign(address),
};

/** Provides the account with the browser's storage and navigation. */
export function AccountHost({ children }: { children: ReactNode }) {
  return <AccountEnvironmentProvider value={environment}>{children}</AccountEnvironmentProvider>;
}
