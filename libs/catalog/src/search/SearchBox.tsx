import clsx from 'clsx';
import { useAddress } from '@tropa/api-client';
import { CloseIcon, SearchIcon, useTexts, VisuallyHidden } from '@tropa/ui-kit';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { popoverTarget } from './popover-target.js';
import { SearchDropdown } from './SearchDropdown.js';
import type { SearchTexts } from './search.texts.js';
import { searchTexts } from './search.texts.js';
import { useOptionKeys } from './useOptionKeys.js';
import { usePageLock } from './usePageLock.js';
import { useSearchPanel } from './useSearchPanel.js';
import styles from './SearchBox.module.css';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The page of results. @default '/search/' */
  action?: string;
  /** What the page was searched for: the field starts with it. */
  initialQuery?: string;
  /**
   * Below 1024 px the search is opened by a button that looks like its field instead of an icon alone. That button has
   * `data-part="opener"`: a host may put it on its own line. @default 'icon'
   */
  opener?: 'icon' | 'field';
  /** Goes to an address in this tab. @default by the browser */
  navigate?: (url: string) => void;
  /** Opens an address in a new tab. @default by the browser */
  openTab?: (url: string) => void;
  /** All results of a query are about to be shown, in this tab or in a new one. */
  onSearch?: (query: string) => void;
  /** Class of the form. */
  className?: string;
  texts?: Partial<SearchTexts>;
}

/** How long after the last key goods are fetched, ms. */
export const searchPause = 500;

const browserNavigate = (url: string) => window.location.assign(url);
const browserOpenTab = (url: string) => void window.open(url, '_blank', 'noopener');

/**
 * The search of the header: a dropdown while typing, the page of results by Enter or the magnifier, in a new tab with
 * ctrl or meta. In a narrow window an icon, or a button that looks like the field, opens it and a cross closes it.
 * Without JavaScript: a GET form, and the icon works too.
 */
export function SearchBox({
  action: ownAction,
  initialQuery = '',
  opener = 'icon',
  navigate = browserNavigate,
  openTab = browserOpenTab,
  onSearch,
  className,
  texts: own,
}: SearchBoxProps) {
  const texts = useTexts('search', searchTexts, own);
  const action = useAddress('search', ownAction);
  const listId = useId();
  const panelId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { activeId, move, forget } = useOptionKeys(list);
  const { panel, ...popover } = useSearchPanel(field);
  usePageLock(field);
  const isShown = isOpen && query !== '';

  const read = () => field.current?.value.trim() ?? '';
  const ask = (wait: number) => {
    clearTimeout(pause.current);
    forget();
    setOpen(true);
    const text = read();
    if (text === '') setQuery('');
    else pause.current = setTimeout(() => setQuery(text), wait);
  };

  useEffect(() => {
    // Text typed before hydration is searched for too.
    const input = field.current;
    if (input && input === document.activeElement && input.value.trim() !== input.defaultValue.trim()) {
      setOpen(true);
      setQuery(input.value.trim());
    }
    return () => clearTimeout(pause.current);
  }, []);

  const searchHref = (text: string) => `${action}?q=${encodeURIComponent(text)}`;
  const close = () => {
    clearTimeout(pause.current);
    setOpen(false);
    forget();
  };
  const submit = (inNewTab: boolean) => {
    const text = read();
    if (text === '') return field.current?.focus();
    close();
    onSearch?.(text);
    (inNewTab ? openTab : navigate)(searchHref(text));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && (isShown || popover.isOpen())) {
      event.preventDefault();
      if (isShown) close();
      else popover.close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && query !== '') {
      event.preventDefault();
      if (isShown) move(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = isShown && activeId ? document.getElementById(activeId) : null;
      const href = option?.getAttribute('href');
      if (!href) return submit(event.ctrlKey || event.metaKey);
      close();
      (event.ctrlKey || event.metaKey ? openTab : navigate)(href);
    }
  };

  return (
    <>
      <button
        type="button"
        className={clsx(styles.opener, opener === 'field' && styles.asField)}
        aria-label={opener === 'icon' ? texts.open : undefined}
        {...popoverTarget(panelId)}
        onClick={popover.open}
      >
        <SearchIcon />
        {opener === 'field' ? (
          <>
            {/* The accessible name contains the visible label, for speech input. */}
            <VisuallyHidden>{texts.open}: </VisuallyHidden>
            <span className={styles.look} data-part="opener">
              <SearchIcon size={20} />
              <span className={styles.words}>{initialQuery || texts.placeholder}</span>
            </span>
          </>
        ) : null}
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <form
          role="search"
          method="get"
          action={action}
          className={clsx(styles.form, className)}
          data-part="form"
          onSubmit={(event) => {
            event.preventDefault();
            submit(false);
          }}
        >
          <input
            ref={field}
            className={styles.input}
            data-part="input"
            type="search"
            name="q"
            defaultValue={initialQuery}
            placeholder={texts.placeholder}
            aria-label={texts.label}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId ?? undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            onInput={() => ask(searchPause)}
            onFocus={() => setOpen(true)}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={texts.close}
            {...popoverTarget(panelId, 'hide')}
            // Before the blur: the field must still have the focus that it gives up itself.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (field.current) field.current.value = '';
              setQuery('');
              close();
              popover.close();
              field.current?.blur();
            }}
          >
            <CloseIcon />
          </button>
          <button
            type="submit"
            className={styles.submit}
            data-part="submit"
            aria-label={texts.submit}
            onClick={(event: MouseEvent) => {
              if (!event.ctrlKey && !event.metaKey) return;
              event.preventDefault();
              submit(true);
            }}
          >
            <SearchIcon />
          </button>
          {isShown ? (
            <SearchDropdown
              key={query}
              ref={list}
              listId={listId}
              query={query}
              activeId={activeId}
              allHref={searchHref(query)}
              texts={texts}
            />
          ) : null}
        </form>
      </div>
    </>
  );
}
