import { ProfileSection, type ProfileFormProps } from '@tropa/account';
import { menuActiveSeed, menuItemsSeed } from '@tropa/api-client';
import { Skeleton } from '@tropa/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { AccountPage } from '../account-host/AccountPage.js';

export const seeds = [menuItemsSeed, menuActiveSeed];

const loadForm = () => import('./ProfileFormPart.js').then(({ ProfileForm }) => ProfileForm);

/** The form of the profile: its code comes when the visitor wants to change something. */
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

/** The visitor's profile (S2 §2). */
export function Widget() {
  return (
    <AccountPage>
      <ProfileSection Form={LazyProfileForm} />
    </AccountPage>
  );
}
