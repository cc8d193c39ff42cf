import { useEffect, useState } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { readDeadline, rememberDeadline, secondsLeft, type CodeForm } from './resend-deadline.js';

/**
 * Seconds until a new code may be asked for. Counted from a stored deadline, so a reload, a sleeping tab or a throttled
 * timer never stretches it. S2 §4, decision 38.
 */
export function useResendTimer(form: CodeForm, phone: string) {
  const { storage, now } = useAccountEnvironment();
  const [deadline, setDeadline] = useState(() => readDeadline(storage, form, phone, now()));
  const [time, setTime] = useState(now);
  const seconds = secondsLeft(deadline, time);
  const isRunning = seconds > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setTime(now());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning, now]);

  const restart = () => {
    const start = now();
    setTime(start);
    setDeadline(rememberDeadline(storage, form, phone, start));
  };
  return { seconds, restart };
}
