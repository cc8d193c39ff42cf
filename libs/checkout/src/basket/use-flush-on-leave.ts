import { useEffect } from 'react';

/**
 * Sends what waits when the page is hidden, left, or the component goes: nothing that the visitor saw is lost.
 * S2 §9, decision 33.
 *
 * @param flush Sends everything at once; always the same function.
 */
export function useFlushOnLeave(flush: () => Promise<unknown>): void {
  useEffect(() => {
    const send = () => void flush();
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', whenHidden);
    // Some browsers leave a page without having hidden it.
    window.addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [flush]);
}
