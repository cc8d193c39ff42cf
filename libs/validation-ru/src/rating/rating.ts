import * as v from 'valibot';

/** Shown when no stars were given. */
export const ratingMessage = 'Необходимо поставить оценку';

/** Whether the value is a rating that a visitor can give: 1 to 5 whole stars. */
export const isRating = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 5;

/**
 * Pipe action: 1 to 5 whole stars; 0 means that none were given.
 *
 * @param message Defaults to «Необходимо поставить оценку».
 */
export const rating = (message: string = ratingMessage) => v.check<number, string>(isRating, message);

/** Schema of a required rating. */
export const requiredRating = (message: string = ratingMessage) =>
  v.pipe(v.nullish(v.number(message), 0), rating(message));
