import { FITS } from '@tropa/api-client';
import { optionalFiles, requiredRating, requiredText } from '@tropa/validation-ru';
import { nullish, object, picklist, type InferInput } from 'valibot';

/** Megabytes that one photo may have, and what it may be: as the server takes them. */
export const photoLimits = { maxSize: 15, extensions: ['jpg', 'jpeg', 'png', 'webp'] } as const;

/** The review form: at least one star, and a comment; how the size fits and photos where the server asks for them. */
export const reviewSchema = (maxPhotos: number) =>
  object({
    rating: requiredRating(),
    comment: requiredText(),
    fit: nullish(picklist(FITS)),
    photos: optionalFiles({ ...photoLimits, maxCount: maxPhotos }),
  });

export type ReviewInput = InferInput<ReturnType<typeof reviewSchema>>;
