import * as v from 'valibot';

/**
 * What a visitor reads about a value: the message of the first rule that fails, or null when all pass.
 *
 * @example firstMessage(requiredPhone(), '912') // 'Телефон не может быть меньше 10 символов'
 */
export function firstMessage(schema: v.GenericSchema<unknown, unknown>, value: unknown): string | null {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return result.success ? null : result.issues[0].message;
}
