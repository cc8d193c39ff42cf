import type { DeadlineStorage } from '../environment/AccountEnvironment.js';

/** Seconds between two codes. */
export const resendSeconds = 59;

/** The two forms that send codes: each has its own timer. */
export type CodeForm = 'registration' | 'passwordRecovery';

const keyOf = (form: CodeForm, phone: string) => `tropa_resend_${form}_${phone}`;

/** Starts a pause: stores the time before which no new code may be requested. */
export const rememberDeadline = (
  storage: DeadlineStorage | null,
  form: CodeForm,
  phone: string,
  now: number,
  seconds = resendSeconds,
): number => writeDeadline(storage, form, phone, now + seconds * 1000);

/** Stores a deadline. Where storage is full or forbidden, the timer merely ends with the page. */
export function writeDeadline(
  storage: DeadlineStorage | null,
  form: CodeForm,
  phone: string,
  deadline: number,
): number {
  try {
    storage?.setItem(keyOf(form, phone), String(deadline));
  } catch {
    // A private window may deny storage.
  }
  return deadline;
}

/**
 * The stored deadline in milliseconds since the epoch; 0 when there is none or it cannot be read. One further away than
 * 59 seconds was stored under another clock: it is cut to 59 seconds from now and stored again, or every reload would
 * restart the pause. One that has passed is removed, because its key contains a phone.
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

/** Whole seconds left, clamped to 0…59 whatever the clock or the storage says. */
export function secondsLeft(deadline: number, now: number): number {
  const left = Math.ceil((deadline - now) / 1000);
  return Math.min(resendSeconds, Math.max(0, Number.isFinite(left) ? left : 0));
}
