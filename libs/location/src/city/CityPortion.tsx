import { useSearchCitiesQuery, type City } from '@tropa/api-client';
import { Button } from '@tropa/ui-kit';
import { useEffect, useId } from 'react';
import type { CityTexts } from './city.texts.js';
import styles from './CitySearch.module.css';

/** Cities per request. The response has no count: a portion with fewer is the last. */
export const cityPortionSize = 15;

/** `more`: another portion may follow; `last`: this one was short; `empty`: it brought nothing. */
export type CityPortionState = 'loading' | 'more' | 'last' | 'empty' | 'failed';

export interface CityPortionProps {
  readonly query: string;
  readonly page: number;
  readonly chosenId: number | undefined;
  readonly texts: CityTexts;
  readonly onChoose: (city: City) => void;
  readonly onChange: (page: number, state: CityPortionState) => void;
}

const stateOf = (length: number): CityPortionState =>
  length === cityPortionSize ? 'more' : length > 0 ? 'last' : 'empty';

/**
 * One page of found cities. `currentData` belongs to this query and page, so a late response to an older query is
 * never shown.
 */
export function CityPortion({ query, page, chosenId, texts, onChoose, onChange }: CityPortionProps) {
  const id = useId();
  const { currentData, isError, isFetching, refetch } = useSearchCitiesQuery({ query, limit: cityPortionSize, page });
  const state = currentData ? stateOf(currentData.length) : isError && !isFetching ? 'failed' : 'loading';
  useEffect(() => onChange(page, state), [onChange, page, state]);

  if (state === 'failed') {
    return (
      <div className={styles.failed}>
        <p className={styles.nothing}>{texts.failed}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (currentData ?? []).map((city) => (
    <label key={city.id} className={styles.city}>
      <input
        type="radio"
        name={`${id}-city`}
        aria-labelledby={`${id}-${city.id}`}
        aria-describedby={city.region ? `${id}-${city.id}-region` : undefined}
        checked={chosenId === city.id}
        onChange={() => onChoose(city)}
      />
      <span>
        <span id={`${id}-${city.id}`}>{city.value}</span>
        {city.region && city.region !== city.value ? (
          <span id={`${id}-${city.id}-region`} className={styles.region}>
            {city.region}
          </span>
        ) : null}
      </span>
    </label>
  ));
}
