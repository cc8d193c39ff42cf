import * as v from 'valibot';

/** S1 §5. */
export const ratingMessage = 'Необходимо поставить оценку';

/** Whether the value is a mark that a visitor can give: 1 to 5 whole stars. S2 §9. */
export const isRating = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 5;

/**
 * Pipe action: stars were given; 0 means that they were not. S1 §5.
 *
 * @param message «Необходимо поставить оценку» unless told otherwise.
 */
export const rating = (message: string = ratingMessage) => v.check<number, string>(isRating, message);

/** Schema of a mark that must be given. S2 §5 (review). */
export const requiredRating = (message: string = ratingMessage) =>
  v.pipe(v.nullish(v.number(message), 0), rating(message));
