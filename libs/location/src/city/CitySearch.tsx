import { useSearchCitiesQuery, type City } from '@tropa/api-client';
import { Button, Spinner, TextField } from '@tropa/ui-kit';
import { useEffect, useState } from 'react';
import type { CityTexts } from './city.texts.js';
import styles from './CitySearch.module.css';

/** Cities asked for at once. S1 §9. */
const pageSize = 15;
/** How long typing must rest before the call. S1 §9. */
const pauseMs = 500;

export interface CitySearchProps {
  readonly texts: CityTexts;
  readonly isSaving: boolean;
  /** A result was chosen and confirmed. S1 §5. */
  readonly onChoose: (city: City) => void;
}

/** Search for another city; «Продолжить» waits for a chosen result. S1 §4, §5. */
export function CitySearch({ texts, isSaving, onChoose }: CitySearchProps) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<City>();

  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(typed.trim());
      setPage(1);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // `currentData` belongs to the query as it stands: an answer of an older one is never shown. Decision 15.
  const { currentData, isFetching } = useSearchCitiesQuery({ query, limit: pageSize * page, page: 1 });
  const isEnd = (currentData?.length ?? 0) < pageSize * page;

  return (
    <div className={styles.root}>
      <TextField
        label={texts.search}
        placeholder={texts.placeholder}
        value={typed}
        autoComplete="address-level2"
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(undefined);
        }}
      />
      <div className={styles.results} aria-busy={isFetching}>
        {!currentData && isFetching ? <Spinner /> : null}
        {currentData?.length === 0 ? <p className={styles.nothing}>{texts.nothing}</p> : null}
        {currentData && currentData.length > 0 ? (
          <fieldset className={styles.list}>
            <legend className={styles.legend}>{texts.results}</legend>
            {currentData.map((city) => (
              <label key={city.id} className={styles.city}>
                <input
                  type="radio"
                  name="tropa-city"
                  checked={chosen?.id === city.id}
                  onChange={() => setChosen(city)}
                />
                {city.value}
              </label>
            ))}
            {isEnd ? null : (
              <Button variant="ghost" isLoading={isFetching} onClick={() => setPage(page + 1)}>
                {texts.more}
              </Button>
            )}
          </fieldset>
        ) : null}
      </div>
      <Button size="lg" disabled={!chosen} isLoading={isSaving} onClick={() => chosen && onChoose(chosen)}>
        {texts.continue}
      </Button>
    </div>
  );
}
