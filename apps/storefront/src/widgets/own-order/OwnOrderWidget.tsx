import { OwnOrderSection } from '@tropa/account';
import { menuActiveSeed, menuItemsSeed, ownOrderSeed, userSeed } from '@tropa/api-client';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { AccountPage } from '../account-host/AccountPage.js';
import { openTabForLater } from '../orders/open-tab-for-later.js';
import type { PropsOf, PropTable } from '../widget-props.js';
import { numberOfAddress } from './order-address.js';

export const seeds = [menuItemsSeed, menuActiveSeed, ownOrderSeed, userSeed];

export const props = { number: 'string' } as const satisfies PropTable;

/** One order of the visitor's: its steps, sums, payment, receipt and returns. */
export function Widget({ number }: PropsOf<typeof props>) {
  const { url } = usePageFacts();
  return (
    <AccountPage>
      <OwnOrderSection number={number ?? numberOfAddress(url)} openTab={openTabForLater} />
    </AccountPage>
  );
}
