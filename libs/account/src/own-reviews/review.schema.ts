import { FITS } from '@tropa/api-client';
import { optionalFiles, requiredRating, requiredText } from '@tropa/validation-ru';
import { nullish, object, picklist, type InferInput } from 'valibot';

/** Maximum size of a photo in megabytes, and its allowed types: as the server accepts them. */
export const photoLimits = { maxSize: 15, extensions: ['jpg', 'jpeg', 'png', 'webp'] } as const;

/** The review form: at least one star, and a comment; how the size fits and photos where the server accepts them. */
export const reviewSchema = (maxPhotos: number) =>
  object({
    rating: requiredRating(),
    comment: requiredText(),
    fit: nullish(picklist(FITS)),
    photos: optionalFiles({ ...photoLimits, maxCount: maxPhotos }),
  });

export type ReviewInput = InferInput<ReturnType<typeof reviewSchema>>;
