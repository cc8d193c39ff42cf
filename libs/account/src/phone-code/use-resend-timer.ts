import { useCallback, useRef, useState } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { readDeadline, rememberDeadline, secondsLeft, writeDeadline, type CodeForm } from './resend-deadline.js';
import { useTicks } from './use-ticks.js';

/**
 * Seconds until a new code may be asked for. Counted from a stored deadline, so a reload, a sleeping tab or a throttled
 * timer never stretches it; while the step is open a second clock, which nobody can set, counts too and the shorter
 * one holds: a clock set back does not begin the pause anew. S2 §4, decision 38.
 */
export function useResendTimer(form: CodeForm, phone: string) {
  const { storage, now, elapsed } = useAccountEnvironment();
  const [start] = useState(() => {
    const deadline = readDeadline(storage, form, phone, now());
    return { deadline, end: elapsed() + Math.max(0, deadline - now()) };
  });
  const pause = useRef(start);
  const count = useCallback(() => {
    const { deadline, end } = pause.current;
    const [left, latest] = [end - elapsed(), deadline - now()];
    // The clock was set back: what is stored is put right, or a reload would begin the pause anew.
    if (latest - left > 1000) pause.current = { end, deadline: writeDeadline(storage, form, phone, now() + left) };
    return secondsLeft(Math.min(left, latest), 0);
  }, [elapsed, now, storage, form, phone]);
  const [seconds, setSeconds] = useState(count);
  const tick = useCallback(() => setSeconds(count()), [count]);
  useTicks(seconds > 0, tick);

  const restart = (total?: number) => {
    const deadline = rememberDeadline(storage, form, phone, now(), total);
    pause.current = { deadline, end: elapsed() + deadline - now() };
    setSeconds(count());
  };
  return { seconds, restart };
}
