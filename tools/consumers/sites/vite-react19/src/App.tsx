import { selectIsLoading } from '@tropa/api-client';
import { CatalogSection, CompareButton, FavoriteButton, FavoritesLink, SearchBox } from '@tropa/catalog';
import { useDispatch, useSelector } from 'react-redux';
import { clubSlice } from './club.slice.js';
import type { RootState } from './store.js';

const Club = () => {
  const members = useSelector((state: RootState) => state.club.members);
  const isLoading = useSelector(selectIsLoading);
  const dispatch = useDispatch();
  return (
    <p>
      <button type="button" onClick={() => dispatch(clubSlice.actions.memberJoined())}>
        Вступить
      </button>
      <output>{`Нас ${members}`}</output>
      {isLoading ? <progress aria-label="Загрузка" /> : null}
    </p>
  );
};

export const App = () => (
  <>
    <header>
      <SearchBox action="/search/" />
      <FavoritesLink href="/favorites/" />
    </header>
    <Club />
    <main>
      <CatalogSection
        title="Снаряжение"
        url={location.pathname + location.search}
        catalogUrl="/api/catalog/getItems/"
        cardTools={({ id }) => (
          <>
            <FavoriteButton id={id} />
            <CompareButton id={id} />
          </>
        )}
      />
    </main>
  </>
);
