import { AccountMenu } from '@tropa/account';
import { usePageData } from '@tropa/api-client';
import type { ReactNode } from 'react';
import { AccountHost } from './AccountHost.js';
import styles from './AccountPage.module.css';

/** A page of the account: its menu above what it is about. */
export function AccountPage({ children }: { children: ReactNode }) {
  const items = usePageData('_menuItems') ?? [];
  const active = usePageData('_menuActive');
  return (
    <AccountHost>
      <div className={styles.root}>
        <AccountMenu items={items} active={items.find(({ id }) => id === active)?.link} />
        <div>{children}</div>
      </div>
    </AccountHost>
  );
}
