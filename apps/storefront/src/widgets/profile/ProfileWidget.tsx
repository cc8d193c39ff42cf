import { ProfileSection, RecentOrders, SessionsSection, type ProfileFormProps } from '@tropa/account';
import { menuActiveSeed, menuItemsSeed, ordersSeed, userSeed } from '@tropa/api-client';
import { Skeleton, useTexts } from '@tropa/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { useFlag } from '../../flags/flags.context.js';
import { placedOrderNote } from '../../shell/placed-order.js';
import { placedOrderTexts } from '../../shell/placed-order.texts.js';
import { AccountPage } from '../account-host/AccountPage.js';

export const seeds = [menuItemsSeed, menuActiveSeed, userSeed, ordersSeed];

const noPage = () => undefined;
const loadForm = () => import('./ProfileFormPart.js').then(({ ProfileForm }) => ProfileForm);

/** The form of the profile: its code is loaded when the visitor wants to change something. */
function LazyProfileForm(props: ProfileFormProps) {
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ProfileFormProps> } | null>(null);
  useEffect(() => {
    loadForm().then(
      (Form) => setLoaded({ Form }),
      (error: unknown) => console.error('The form of the profile could not be loaded', error),
    );
  }, []);
  return loaded === null ? <Skeleton height={320} /> : <loaded.Form {...props} />;
}

/** The account: the newest orders, to which «Перейти в мои заказы» leads, then the profile (S2 §2, decision 47) and where else it is open. */
export function Widget() {
  const hasOwnPages = useFlag('own-order');
  const texts = useTexts('placedOrder', placedOrderTexts);
  const [guestNote, setGuestNote] = useState<string>();
  // After mounting: the server does not know what this tab has ordered.
  useEffect(() => setGuestNote(placedOrderNote(texts)), [texts]);
  return (
    <AccountPage>
      <RecentOrders {...(hasOwnPages ? {} : { orderHref: noPage })} />
      <ProfileSection Form={LazyProfileForm} guestNote={guestNote} />
      <SessionsSection />
    </AccountPage>
  );
}
