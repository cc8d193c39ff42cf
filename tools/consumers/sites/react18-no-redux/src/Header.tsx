import { AccountEnvironmentProvider, AuthDialog, UserButton, type AccountEnvironment } from '@tropa/account';
import { SearchBox, type SearchBoxProps } from '@tropa/catalog';
import { AddedToBasketDialog, BasketLink } from '@tropa/checkout';
import { CityButton, CityDialog } from '@tropa/location';
import { PictureProvider } from '@tropa/ui-kit';
import { useState } from 'react';
import { Provider, shopAddress } from './shop.js';
import { BuyAgain } from './BuyAgain.js';

const environment: Partial<AccountEnvironment> = {
  storage: localStorage,
  onSessionChange: () => location.reload(),
};

/** Picture URLs are relative to the shop. */
const pictureSources = (src: string) => ({ webp: new URL(src, shopAddress).href });

export const Header = () => {
  const [visited, setVisited] = useState('');
  const navigate: SearchBoxProps['navigate'] = (address) => setVisited(address);
  return (
    <Provider>
      <PictureProvider sources={pictureSources}>
        <AccountEnvironmentProvider value={environment}>
          <header>
            <CityButton initialCity={{ id: 1, value: 'Тюмень' }} />
            <SearchBox navigate={navigate} />
            <UserButton href="/profile" />
            <BasketLink href="/basket" />
          </header>
          <main>
            <h1>Журнал о походах</h1>
            <BuyAgain />
            <output>{visited}</output>
          </main>
          <AuthDialog privacyHref="/privacy/" />
          <CityDialog onCityChange={() => location.reload()} />
          <AddedToBasketDialog basketHref="/basket" />
        </AccountEnvironmentProvider>
      </PictureProvider>
    </Provider>
  );
};
