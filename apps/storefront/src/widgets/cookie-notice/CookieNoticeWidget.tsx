import { CookieNotice } from '@tropa/content';
import { useEffect, useState } from 'react';
import { cookieChoiceEvent } from '../../counters/counters.js';
import { pageStorage } from '../../shell/page-storage.js';

/**
 * The notice of cookies, until the visitor has chosen. A link with `data-cookie-choice` opens it again; before the scripts
 * have come it leads to the words about cookies.
 */
export function Widget() {
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
      onChoice={(choice) => document.dispatchEvent(new CustomEvent(cookieChoiceEvent, { detail: choice }))}
    />
  );
}
