import { useEffect } from 'react';

/** Calls back every second, and when the page is seen again after its timers slept. */
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
