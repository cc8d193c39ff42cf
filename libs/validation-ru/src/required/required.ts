import * as v from 'valibot';
import { text } from '../text/text.js';

/** Shown when a required value is missing. */
export const requiredMessage = 'Обязательное поле';

/**
 * Whether a control has a value: null, undefined, blank text and an empty list do not; 0 and false do
 * (`sex` 0 is male).
 */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return true;
}

/**
 * Pipe action: the value is filled in, as `isFilled` defines it.
 *
 * @param message Defaults to «Обязательное поле».
 */
export const required = <T = unknown>(message: string = requiredMessage) => v.check<T, string>(isFilled, message);

/** Schema of a required text; outputs it trimmed. */
export const requiredText = (message: string = requiredMessage) => v.pipe(text(message), required<string>(message));

/** Schema of a text without rules; outputs it trimmed, '' when there is none. */
export const optionalText = (message: string = requiredMessage) => text(message);
