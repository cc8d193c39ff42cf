import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A component that arrives only when the visitor asks for it: dialogs, drawers, the fullscreen gallery. Not
 * `React.lazy`: no Suspense boundary, hence nothing that the server's `renderToString` could stumble over.
 *
 * @returns the component once it is here, and `load`, which may be called on intent (hover, focus) too.
 *   A failed download is forgotten: the next `load` tries again.
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
