import { useCallback, useRef, useState } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { secondsLeft } from './resend-deadline.js';
import { useTicks } from './use-ticks.js';

/** Seconds left of a pause that a call starts, measured by a clock that nobody can set. Zero while there is none. */
export function useCountdown() {
  const { elapsed } = useAccountEnvironment();
  const end = useRef(0);
  const [seconds, setSeconds] = useState(0);
  const tick = useCallback(() => setSeconds(secondsLeft(end.current, elapsed())), [elapsed]);
  useTicks(seconds > 0, tick);

  const start = (pause: number) => {
    end.current = elapsed() + pause * 1000;
    tick();
  };
  return { seconds, start, stop: () => setSeconds(0) };
}
