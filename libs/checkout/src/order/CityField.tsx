import { useSearchCitiesQuery, type City } from '@tropa/api-client';
import { TextField, TextLink } from '@tropa/ui-kit';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useDebounced } from './use-debounced.js';
import type { OrderTexts } from './order.texts.js';
import styles from './CityField.module.css';

export interface CityFieldProps {
  readonly value: City | null;
  readonly onChange: (city: City | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
  readonly texts: OrderTexts;
}

/** How long after the last key cities are fetched, ms. */
const searchPause = 300;

/** The only city of this name: where two share it, one has to be chosen. */
const namedSo = (cities: readonly City[] | undefined, name: string): City | undefined => {
  const found = cities?.filter(({ value }) => value.toLowerCase() === name.toLowerCase()) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

/**
 * The order's own city, independent of the header's: typed, then chosen from those the shop knows. A full name is a
 * choice too. Text without a choice stays but is not a city: an order must not go to the one chosen before.
 */
export function CityField({ value, onChange, onBlur, inputRef, error, texts }: CityFieldProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const query = useDebounced(typed?.trim() ?? '', searchPause);
  const isSearching = typed !== null && typed.trim() !== '';
  // `currentData`: the responses to an older query are dropped.
  const { currentData, isError, isFetching, refetch } = useSearchCitiesQuery(
    { query },
    { skip: !isSearching || query === '' },
  );
  const cities = isSearching && query === typed.trim() ? currentData : undefined;
  // It was this search that failed: no response is pending any more.
  const hasFailed = isSearching && query === typed.trim() && isError && !isFetching;
  const isOpen = isSearching && isFocused && !hasFailed;
  const named = isSearching ? namedSo(cities, typed.trim()) : undefined;
  const isLeftUnknown = isSearching && !isFocused && named === undefined && cities !== undefined;
  // «Обязательное поле» would not help a visitor who has filled it in.
  const toldError = isLeftUnknown || (error !== undefined && isSearching) ? texts.cityUnknown : error;

  const retry = () => {
    void refetch();
    // The list opens where the keyboard focus is.
    root.current?.querySelector('input')?.focus();
  };
  const failure = (
    <>
      {texts.cityFailed} <TextLink onClick={retry}>{texts.retry}</TextLink>
    </>
  );

  const choose = (city: City | undefined) => {
    if (!city) return;
    onChange(city);
    setTyped(null);
  };

  const leave = () => {
    setIsFocused(false);
    const text = typed?.trim() ?? '';
    if (text === '' || text === value?.value) setTyped(null);
    if (typed !== null && text !== value?.value) onChange(named ?? null);
    onBlur?.();
  };

  // A full name that was typed and left counts at once, or as soon as its list loads.
  useEffect(() => {
    if (isFocused || !named) return;
    onChange(named);
    setTyped(null);
  }, [isFocused, named, onChange]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    const count = cities?.length ?? 0;
    if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive((active - 1 + count) % count);
    else if (event.key === 'Enter') choose(cities?.[active]);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={root} className={styles.root}>
      <TextField
        ref={inputRef}
        name="city"
        label={texts.city}
        required
        error={hasFailed ? failure : toldError}
        hint={value || isSearching ? undefined : texts.cityHint}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && cities?.[active] ? `${listId}-${active}` : undefined}
        value={typed ?? value?.value ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onFocus={(event) => {
          setIsFocused(true);
          event.target.select();
        }}
        onKeyDown={handleKeyDown}
        onBlur={leave}
      />
      <div className={styles.popup} hidden={!isOpen}>
        <ul id={listId} role="listbox" aria-label={texts.city}>
          {isOpen &&
            cities?.map((city, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
              <li
                key={city.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                // Keeps the focus in the field, so that leaving it does not forget the choice.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(city)}
              >
                {city.value}
                {city.region && <span className={styles.region}>{city.region}</span>}
              </li>
            ))}
        </ul>
        <p className={styles.note} role="status">
          {isOpen && (cities ? cities.length === 0 && texts.cityNotFound : texts.citySearching)}
        </p>
      </div>
    </div>
  );
}
