import * as v from 'valibot';

/**
 * Like `text`, but every character counts: passwords are never trimmed.
 *
 * @param message Shown when the value is not text at all.
 */
export const rawText = (message: string) => v.nullish(v.string(message), '');
