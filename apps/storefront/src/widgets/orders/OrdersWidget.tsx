import { OrdersSection } from '@tropa/account';
import { menuActiveSeed, menuItemsSeed, ordersYearsSeed, usePageData } from '@tropa/api-client';
import { AccountPage } from '../account-host/AccountPage.js';
import { openTabForLater } from './open-tab-for-later.js';

export const seeds = [menuItemsSeed, menuActiveSeed, ordersYearsSeed];

/** The visitor's orders (S2 §2). */
export function Widget() {
  return (
    <AccountPage>
      <OrdersSection years={usePageData('_ordersYears') ?? []} openTab={openTabForLater} />
    </AccountPage>
  );
}
