import * as v from 'valibot';

/**
 * What a text control holds, trimmed. A missing key, null and undefined read as an empty string, so that the
 * rules after it decide and valibot's own English sentences never reach a visitor.
 *
 * @param message Shown when the value is not text at all (a number, a list).
 */
export const text = (message: string) => v.pipe(v.nullish(v.string(message), ''), v.trim());
