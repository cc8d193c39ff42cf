import { OrdersSection, placeFromQuery, placeToQuery, type OrdersPlace } from '@tropa/account';
import {
  menuActiveSeed,
  menuItemsSeed,
  orderPageSeed,
  ordersSeed,
  ordersYearsSeed,
  usePageData,
  userSeed,
} from '@tropa/api-client';
import { useTexts } from '@tropa/ui-kit';
import { useEffect, useState } from 'react';
import { useFlag } from '../../flags/flags.context.js';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { placedOrderNote } from '../../shell/placed-order.js';
import { placedOrderTexts } from '../../shell/placed-order.texts.js';
import { AccountPage } from '../account-host/AccountPage.js';
import { openTabForLater } from './open-tab-for-later.js';

export const seeds = [menuItemsSeed, menuActiveSeed, ordersYearsSeed, orderPageSeed, ordersSeed, userSeed];

const noPage = () => undefined;

/** Page and year are in the URL: a reload and «back» lead to the same orders. */
function goInAddress(place: OrdersPlace, isCorrected = false): void {
  const { pathname, search } = window.location;
  const query = placeToQuery(place);
  // «показать все» does not change the URL: a second history entry for it would make «Back» do nothing.
  if (query === search) return;
  // A page that does not exist leaves no history entry.
  if (isCorrected) window.history.replaceState(null, '', `${pathname}${query}`);
  else window.history.pushState(null, '', `${pathname}${query}`);
}

/** The visitor's orders (S2 §2). */
export function Widget() {
  const texts = useTexts('placedOrder', placedOrderTexts);
  const [guestNote, setGuestNote] = useState<string>();
  const hasOwnPages = useFlag('own-order');
  const lastOrder = usePageData('_order');
  const { url } = usePageFacts();
  const [place, setPlace] = useState<OrdersPlace>(() =>
    placeFromQuery(url.includes('?') ? url.slice(url.indexOf('?')) : ''),
  );
  // After mounting: the server does not know what this tab has ordered.
  useEffect(() => {
    const unpaid = lastOrder?.paymentLink ? lastOrder.orderNum : undefined;
    setGuestNote(placedOrderNote(texts, unpaid, lastOrder?.credit?.orderNum));
    const follow = () => setPlace(placeFromQuery(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
    // The values that the page was opened with do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <AccountPage>
      <OrdersSection
        years={usePageData('_ordersYears') ?? []}
        place={place}
        onPlaceChange={(next, isCorrected) => {
          setPlace(next);
          goInAddress(next, isCorrected);
        }}
        guestNote={guestNote}
        guestPayHref={lastOrder?.paymentLink || undefined}
        guestCreditHref={lastOrder?.credit?.link}
        {...(hasOwnPages ? {} : { orderHref: noPage })}
        openTab={openTabForLater}
      />
    </AccountPage>
  );
}
