import { useCallback, useRef, useState } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { readDeadline, rememberDeadline, secondsLeft, writeDeadline, type CodeForm } from './resend-deadline.js';
import { useTicks } from './use-ticks.js';

/**
 * Seconds until a new code may be requested. Counted from the deadline stored for this form and phone, so a reload, a
 * sleeping tab or a throttled timer never extends it; while the step is open a monotonic clock counts too and the
 * shorter time wins: setting the system clock back does not restart the pause.
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
    // The clock was set back: correct the stored deadline, or a reload would restart the pause.
    if (latest - left > 1000) pause.current = { end, deadline: writeDeadline(storage, form, phone, now() + left) };
    return secondsLeft(Math.min(left, latest), 0);
  }, [elapsed, now, storage, form, phone]);
  const [seconds, setSeconds] = useState(() => secondsLeft(start.deadline, now()));
  const tick = useCallback(() => setSeconds(count()), [count]);
  useTicks(seconds > 0, tick);

  const restart = (total?: number) => {
    const deadline = rememberDeadline(storage, form, phone, now(), total);
    pause.current = { deadline, end: elapsed() + deadline - now() };
    setSeconds(count());
  };
  return { seconds, restart };
}
