import { OrdersSection, placeFromQuery, placeToQuery, type OrdersPlace } from '@tropa/account';
import { menuActiveSeed, menuItemsSeed, ordersYearsSeed, usePageData } from '@tropa/api-client';
import { useEffect, useState } from 'react';
import { placedOrderNote } from '../../shell/placed-order.js';
import { AccountPage } from '../account-host/AccountPage.js';
import { openTabForLater } from './open-tab-for-later.js';

export const seeds = [menuItemsSeed, menuActiveSeed, ordersYearsSeed];

/** Page and year stand in the address: a reload and the way back lead to the same orders. */
function goInAddress(place: OrdersPlace): void {
  const { pathname, search } = window.location;
  const query = placeToQuery(place);
  // «показать все» keeps the address: a second entry of it would make «Back» do nothing.
  if (query !== search) window.history.pushState(null, '', `${pathname}${query}`);
}

/** The visitor's orders (S2 §2). */
export function Widget() {
  const [guestNote, setGuestNote] = useState<string>();
  const [place, setPlace] = useState<OrdersPlace>({ page: 1 });
  // After mounting: the server knows neither what this tab has ordered nor where in the list it was.
  useEffect(() => {
    setGuestNote(placedOrderNote());
    const follow = () => setPlace(placeFromQuery(window.location.search));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <AccountPage>
      <OrdersSection
        years={usePageData('_ordersYears') ?? []}
        place={place}
        onPlaceChange={(next) => {
          setPlace(next);
          goInAddress(next);
        }}
        guestNote={guestNote}
        openTab={openTabForLater}
      />
    </AccountPage>
  );
}
