import { useEffect } from 'react';

/** Calls back every second, and when the page becomes visible again after its timers were suspended. */
export function useTicks(isRunning: boolean, tick: () => void): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning, tick]);
}
