import { createShop } from '@tropa/api-client';
import { CatalogSection, FavoriteButton, FavoritesLink, SearchBox } from '@tropa/catalog';
import { useEffect, useState } from 'react';

const { Provider } = createShop();

const News = () => {
  const [title, setTitle] = useState('');
  useEffect(() => {
    void fetch('/api/own/news/')
      .then((response) => response.json() as Promise<{ title: string }>)
      .then((news) => setTitle(news.title));
  }, []);
  return <p>{title}</p>;
};

export const App = () => (
  <Provider>
    <header>
      <SearchBox action="/search" />
      <FavoritesLink href="/favorites" />
    </header>
    <News />
    <main>
      <CatalogSection
        title="Снаряжение"
        url={location.pathname + location.search}
        catalogUrl="/api/catalog/getItems/"
        cardTools={({ id }) => <FavoriteButton id={id} />}
      />
    </main>
  </Provider>
);
