import { requiredRating, requiredText } from '@tropa/validation-ru';
import { object, type InferInput } from 'valibot';

/** The review form: at least one star, and a comment. */
export const reviewSchema = object({ rating: requiredRating(), comment: requiredText() });

export type ReviewInput = InferInput<typeof reviewSchema>;
