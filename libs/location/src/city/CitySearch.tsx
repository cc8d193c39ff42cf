import clsx from 'clsx';
import type { City } from '@tropa/api-client';
import { Button, Spinner, TextField } from '@tropa/ui-kit';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import type { CityTexts } from './city.texts.js';
import { CityPortion, type CityPortionState } from './CityPortion.js';
import styles from './CitySearch.module.css';

/** Debounce of typing, ms. */
const pauseMs = 500;
/** Distance from the end of the list at which the next page is fetched, px. */
const endZone = 88;

/** Props of {@link CitySearch}. */
export interface CitySearchProps {
  readonly texts: CityTexts;
  readonly isSaving: boolean;
  /** A result was chosen and confirmed. */
  readonly onChoose: (city: City) => void;
  readonly className?: string | undefined;
}

/** Search for another city; «Продолжить» is disabled until one of the results is chosen. */
export function CitySearch({ texts, isSaving, onChoose, className }: CitySearchProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<City>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const type = (text: string) => {
    clearTimeout(pause.current);
    setChosen(undefined);
    pause.current = setTimeout(() => setQuery(text.trim()), pauseMs);
  };
  const choose = useCallback((city: City) => {
    // The choice is the last intent: a query still being debounced must not undo it.
    clearTimeout(pause.current);
    setChosen(city);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onChoose(chosen);
  };

  return (
    <form className={clsx(styles.root, className)} onSubmit={submit}>
      <TextField
        label={texts.search}
        placeholder={texts.placeholder}
        // The question has been replaced, and the visitor came for this field.
        autoFocus
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => type(target.value)}
      />
      <CityResults key={query} query={query} chosenId={chosen?.id} texts={texts} onChoose={choose} />
      <Button type="submit" size="lg" disabled={!chosen} isLoading={isSaving}>
        {texts.continue}
      </Button>
    </form>
  );
}

interface CityResultsProps {
  readonly query: string;
  readonly chosenId: number | undefined;
  readonly texts: CityTexts;
  readonly onChoose: (city: City) => void;
}

/** Found cities; scrolling near the end fetches the next page. Keyed by the query: a new one starts at page 1. */
function CityResults({ query, chosenId, texts, onChoose }: CityResultsProps) {
  const [pages, setPages] = useState(1);
  const [last, setLast] = useState<{ page: number; state: CityPortionState }>({ page: 1, state: 'loading' });
  const onChange = useCallback((page: number, state: CityPortionState) => {
    setLast((before) => (page >= before.page ? { page, state } : before));
  }, []);

  return (
    <div
      className={styles.results}
      data-part="results"
      aria-busy={last.state === 'loading'}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (last.page !== pages || last.state !== 'more') return;
        if (scrollTop + clientHeight >= scrollHeight - endZone) setPages(pages + 1);
      }}
    >
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{texts.results}</legend>
        {Array.from({ length: pages }, (_, index) => (
          <CityPortion key={index} page={index + 1} {...{ query, chosenId, texts, onChoose, onChange }} />
        ))}
      </fieldset>
      <div role="status">
        {last.state === 'empty' && last.page === 1 ? <p className={styles.nothing}>{texts.nothing}</p> : null}
      </div>
      {last.state === 'loading' ? <Spinner className={styles.wait} /> : null}
    </div>
  );
}
