import { useEffect, useRef } from 'react';

/** Below this width the mobile variants are used. */
const wide = '(min-width: 1024px)';

/** Reports when the window grows to 1024 px; a window that is already that wide reports nothing. */
export function useGrownWindow(onGrown: () => void): void {
  const latest = useRef(onGrown);
  useEffect(() => {
    latest.current = onGrown;
  });
  useEffect(() => {
    // A host's test environment may have no `matchMedia`.
    if (!window.matchMedia) return;
    const query = window.matchMedia(wide);
    const tell = ({ matches }: MediaQueryListEvent) => {
      if (matches) latest.current();
    };
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
}
