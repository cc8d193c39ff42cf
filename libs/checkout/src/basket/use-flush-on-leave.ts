import { useEffect } from 'react';

/** What waits to be sent; must be a stable object. */
export interface Waiting {
  /** Sends everything at once, in its order. */
  readonly flush: () => Promise<unknown>;
  /** Sends everything at once, whatever is in flight. */
  readonly leave: () => void;
}

/**
 * Sends what waits when the page is hidden or left, or the component unmounts: nothing that the visitor saw is lost.
 */
export function useFlushOnLeave({ flush, leave }: Waiting): void {
  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', whenHidden);
    // Some browsers leave a page without having hidden it.
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', leave);
      void flush();
    };
  }, [flush, leave]);
}
