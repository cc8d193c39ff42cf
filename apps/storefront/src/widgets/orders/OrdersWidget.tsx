import { OrdersSection } from '@tropa/account';
import { menuActiveSeed, menuItemsSeed, ordersYearsSeed, usePageData } from '@tropa/api-client';
import { useEffect, useState } from 'react';
import { placedOrderNote } from '../../shell/placed-order.js';
import { AccountPage } from '../account-host/AccountPage.js';
import { openTabForLater } from './open-tab-for-later.js';

export const seeds = [menuItemsSeed, menuActiveSeed, ordersYearsSeed];

/** The visitor's orders (S2 §2). */
export function Widget() {
  const [guestNote, setGuestNote] = useState<string>();
  // After mounting: the server does not know what this tab has ordered.
  useEffect(() => setGuestNote(placedOrderNote()), []);
  return (
    <AccountPage>
      <OrdersSection years={usePageData('_ordersYears') ?? []} guestNote={guestNote} openTab={openTabForLater} />
    </AccountPage>
  );
}
