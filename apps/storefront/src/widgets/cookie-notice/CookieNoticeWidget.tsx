import { configSeed, usePageData } from '@tropa/api-client';
import { CookieNotice } from '@tropa/content';
import { useTexts } from '@tropa/ui-kit';
import { useEffect, useState } from 'react';
import { cookieChoiceEvent, readCounters, type Counters } from '../../counters/counters.js';
import { pageStorage } from '../../shell/page-storage.js';
import { countersTexts } from './counters.texts.js';

export const seeds = [configSeed];

/** The consent must name what it covers: the counters that the owner has set up, and no others. */
function useCounterNames({ metrica, ga4, other }: Counters): string[] {
  const names = useTexts('counters', countersTexts);
  return [...(metrica ? [names.metrica] : []), ...(ga4 ? [names.ga4] : []), ...(other?.name ? [other.name] : [])];
}

/**
 * The cookie notice, until the visitor has chosen. A link with `data-cookie-choice` opens it again; before the scripts
 * have loaded it leads to the text about cookies.
 */
export function Widget() {
  const counters = useCounterNames(readCounters(usePageData('_config')));
  const [reopened, setReopened] = useState(0);
  useEffect(() => {
    const reopen = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-choice]')) return;
      event.preventDefault();
      setReopened((times) => times + 1);
    };
    document.addEventListener('click', reopen);
    return () => document.removeEventListener('click', reopen);
  }, []);
  return (
    <CookieNotice
      storage={pageStorage}
      reopened={reopened}
      counters={counters}
      onChoice={(choice) => document.dispatchEvent(new CustomEvent(cookieChoiceEvent, { detail: choice }))}
    />
  );
}
