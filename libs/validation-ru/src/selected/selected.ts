import * as v from 'valibot';
import { isFilled, requiredMessage } from '../required/required.js';

/**
 * Schema of a required choice: a select, a radio group, a city among search results. Id 0 is a choice; '', null,
 * [] and a missing key are not.
 *
 * @param message Defaults to «Обязательное поле».
 */
export const selected = <T>(message: string = requiredMessage) =>
  v.pipe(
    v.nullish(v.any() as v.GenericSchema<T | '' | null | undefined>, null),
    v.check((value) => isFilled(value), message),
    v.transform((value) => value as T),
  );

/** Schema of a list with at least one entry. */
export const selectedMany = <T>(message: string = requiredMessage) =>
  v.pipe(
    v.nullish(v.array(v.any() as v.GenericSchema<T>, message), []),
    v.check((list) => list.length > 0, message),
  );
