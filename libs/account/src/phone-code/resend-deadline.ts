import type { DeadlineStorage } from '../environment/AccountEnvironment.js';

/** Seconds between two codes. S2 §9. */
export const resendSeconds = 59;

/** The two forms that send codes: each has a timer of its own. S2 §7. */
export type CodeForm = 'registration' | 'passwordRecovery';

const keyOf = (form: CodeForm, phone: string) => `tropa_resend_${form}_${phone}`;

/** Begins a pause: writes down until when no new code may be asked for. */
export const rememberDeadline = (
  storage: DeadlineStorage | null,
  form: CodeForm,
  phone: string,
  now: number,
  seconds = resendSeconds,
): number => writeDeadline(storage, form, phone, now + seconds * 1000);

/** Writes a deadline down. Storage that is full or forbidden costs only the memory. */
export function writeDeadline(
  storage: DeadlineStorage | null,
  form: CodeForm,
  phone: string,
  deadline: number,
): number {
  try {
    storage?.setItem(keyOf(form, phone), String(deadline));
  } catch {
    // A private window may refuse: the timer then ends with the page.
  }
  return deadline;
}

/**
 * The remembered deadline in milliseconds since the epoch; 0 when there is none or it cannot be read. One that lies
 * further off than a pause was written under another clock: from now it is a pause at most (decision 38), and that is
 * written down, or every reload would begin the pause again. One that is over is forgotten: the key names a phone.
 */
export function readDeadline(storage: DeadlineStorage | null, form: CodeForm, phone: string, now: number): number {
  try {
    const key = keyOf(form, phone);
    const kept = storage?.getItem(key) ?? null;
    if (kept === null) return 0;
    const deadline = Number(kept);
    const latest = now + resendSeconds * 1000;
    if (deadline > latest) storage?.setItem(key, String(latest));
    else if (!(deadline > now)) storage?.removeItem(key);
    return Number.isFinite(deadline) ? Math.min(deadline, latest) : 0;
  } catch {
    return 0;
  }
}

/** Whole seconds left, from 0 to 59 whatever the clock or the storage says. Decision 38. */
export function secondsLeft(deadline: number, now: number): number {
  const left = Math.ceil((deadline - now) / 1000);
  return Math.min(resendSeconds, Math.max(0, Number.isFinite(left) ? left : 0));
}
