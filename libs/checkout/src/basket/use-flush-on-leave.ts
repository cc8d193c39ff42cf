import { useEffect } from 'react';

/** Changes that wait to be sent; must be a stable object. */
export interface Waiting {
  /** Sends everything at once, in order. */
  readonly flush: () => Promise<unknown>;
  /** Sends everything at once, whatever is in flight. */
  readonly leave: () => void;
}

/**
 * Sends pending changes when the page is hidden or left, or the component unmounts: nothing that the visitor saw is
 * lost.
 */
export function useFlushOnLeave({ flush, leave }: Waiting): void {
  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', whenHidden);
    // Some browsers unload a page without first reporting it as hidden.
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', leave);
      void flush();
    };
  }, [flush, leave]);
}
