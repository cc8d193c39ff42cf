/** The second way to use a lib, `mount`: components without React in the site's own code. */
import { createShop } from '@tropa/api-client';
import { CatalogSection, FavoriteButton, FavoritesLink, SearchBox } from '@tropa/catalog';
import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';

const { mount } = createShop();
const at = (id: string) => document.getElementById(id) as HTMLElement;

mount(at('search'), SearchBox, { action: '/search/' });
mount(at('favorites'), FavoritesLink, { href: '/favorites/' });
mount(at('favorite'), FavoriteButton, { id: 39 });
mount(at('again'), FavoriteButton, { id: 39 });
const takeAway = mount(at('catalog'), CatalogSection, {
  url: location.pathname,
  catalogUrl: '/api/catalog/getItems/',
  title: 'Снаряжение',
});

at('close').addEventListener('click', takeAway);
