import { FavoritesLink, SearchBox } from '@tropa/catalog';
import { ShopIsland } from './ShopIsland';

export const HeaderIsland = ({ url }: { readonly url: string }) => (
  <ShopIsland data={{}} url={url} seeds={[]}>
    <SearchBox action="/search" />
    <FavoritesLink href="/favorites" />
  </ShopIsland>
);
