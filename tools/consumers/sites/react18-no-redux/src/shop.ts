import { accountDialogs } from '@tropa/account';
import { createShop } from '@tropa/api-client';
import { checkoutDialogs } from '@tropa/checkout';
import { locationDialogs } from '@tropa/location';

/** The shop is on another origin and allows this site in its ALLOWED_ORIGINS. */
export const shopAddress = String(import.meta.env.VITE_SHOP);

export const { Provider } = createShop({
  settings: { baseUrl: shopAddress, credentials: 'include' },
  slices: [accountDialogs, checkoutDialogs, locationDialogs],
});
