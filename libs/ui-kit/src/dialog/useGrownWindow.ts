import { useEffect, useRef } from 'react';

/** Where parts leave their mobile variant (S1 §2). */
const wide = '(min-width: 1024px)';

/** Tells when the window grows over 1024 px; one that was so wide from the beginning tells nothing. */
export function useGrownWindow(onGrown: () => void): void {
  const latest = useRef(onGrown);
  useEffect(() => {
    latest.current = onGrown;
  });
  useEffect(() => {
    // A test environment of a host may have no media queries.
    if (!window.matchMedia) return;
    const query = window.matchMedia(wide);
    const tell = ({ matches }: MediaQueryListEvent) => {
      if (matches) latest.current();
    };
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
}
