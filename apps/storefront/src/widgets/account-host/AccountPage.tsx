import { AccountMenu } from '@tropa/account';
import { usePageData } from '@tropa/api-client';
import type { ReactNode } from 'react';
import { AccountHost } from './AccountHost.js';
import styles from './AccountPage.module.css';

/** A page of the account: its menu above or beside the content. */
export function AccountPage({ children }: { children: ReactNode }) {
  const items = usePageData('_menuItems') ?? [];
  const active = usePageData('_menuActive');
  return (
    <AccountHost>
      <div className={styles.room}>
        <div className={styles.root}>
          <div className={styles.menu}>
            <AccountMenu items={items} active={items.find(({ id }) => id === active)?.link} />
          </div>
          <div>{children}</div>
        </div>
      </div>
    </AccountHost>
  );
}
