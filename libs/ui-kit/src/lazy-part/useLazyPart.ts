import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A component that is loaded only when the visitor needs it: dialogs, drawers, the fullscreen gallery. Not
 * `React.lazy`: no Suspense boundary, so nothing that the server's `renderToString` cannot handle.
 *
 * @returns the component once it is loaded, and `load`, which may be called on intent (hover, focus) too. A failed
 * download is discarded: the next `load` tries again.
 */
export function useLazyPart<Part>(importPart: () => Promise<Part>): [Part | null, () => void] {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const importing = useRef(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const load = useCallback(() => {
    if (importing.current) return;
    importing.current = true;
    importPart().then(
      (part) => {
        if (isMounted.current) setLoaded({ part });
      },
      () => {
        importing.current = false;
      },
    );
  }, [importPart]);

  return [loaded?.part ?? null, load];
}
