import { useSendReviewMutation, type OwnReview } from '@tropa/api-client';
import { Button, FileField, FormFrame, OptionGroup, Picture, StarField, TextAreaField } from '@tropa/ui-kit';
import { useEffect, type MutableRefObject } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useAccountForm } from '../form-frame/use-account-form.js';
import type { OwnReviewsTexts } from './own-reviews.texts.js';
import { photoLimits, reviewSchema, type ReviewInput } from './review.schema.js';
import styles from './ReviewForm.module.css';

/** What was typed about each product, by its id. */
export type ReviewDrafts = MutableRefObject<ReadonlyMap<number, ReviewInput>>;

export interface ReviewFormProps {
  /** The product that waits for a rating. */
  readonly item: OwnReview;
  /** Keeps what was typed while the dialog is closed, so that closing it by mistake loses nothing. */
  readonly drafts: ReviewDrafts;
  /** The server accepted the review; receives what it saved. */
  readonly onSuccess: (review: OwnReview) => void;
  /** The review was rejected; the server's message stands under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts: OwnReviewsTexts;
}

/** Maximum number of characters that the server accepts. */
const maxComment = 5000;

/** Rating and comment for a product, both required; how the size fits and photos where the server takes them. Sends `POST /api/sendReview/`. */
export function ReviewForm({ item, drafts, onSuccess, onError, texts }: ReviewFormProps) {
  const [sendReview, { isLoading }] = useSendReviewMutation();
  const { maxPhotos = 0, asksFit } = item;
  const { control, register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: reviewSchema(maxPhotos),
    defaultValues: { rating: 0, comment: '', fit: null, photos: [], ...drafts.current.get(item.id) },
    send: ({ rating, comment, fit, photos }) =>
      sendReview({
        id: item.id,
        rating,
        comment,
        ...(fit && { fit }),
        photos: photos.flatMap(({ original }) => (original instanceof File ? [original] : [])),
      }),
    onSuccess,
    onError,
  });
  const typed = useWatch({ control });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/immutability -- a ref of the host, though the name does not say so
    drafts.current = new Map(drafts.current).set(item.id, typed as ReviewInput);
  }, [drafts, item.id, typed]);

  return (
    <FormFrame ref={formRef} label={texts.dialogTitle} onSubmit={onSubmit} error={serverError}>
      <div className={styles.product}>
        <Picture className={styles.picture} src={item.img} alt="" sizes="72px" ratio={1} />
        <p className={styles.title}>{item.title}</p>
      </div>
      <Controller
        control={control}
        name="rating"
        render={({ field: { name, value, onChange } }) => (
          <StarField
            label={texts.rating}
            name={name}
            value={value ?? 0}
            onChange={onChange}
            isRequired
            error={errors.rating?.message}
          />
        )}
      />
      <TextAreaField
        label={texts.comment}
        placeholder={texts.commentPlaceholder}
        required
        rows={5}
        maxLength={maxComment}
        error={errors.comment?.message}
        {...register('comment')}
      />
      {asksFit ? (
        <Controller
          control={control}
          name="fit"
          render={({ field: { name, value, onChange } }) => (
            <OptionGroup
              label={texts.fit}
              name={name}
              value={value ?? ''}
              onChange={onChange}
              options={[
                { value: 'small', label: texts.fitSmall },
                { value: 'true', label: texts.fitTrue },
                { value: 'large', label: texts.fitLarge },
              ]}
            />
          )}
        />
      ) : null}
      {maxPhotos > 0 ? (
        <Controller
          control={control}
          name="photos"
          render={({ field: { name, ref, value, onChange } }) => (
            <FileField
              ref={ref}
              name={name}
              label={texts.photos}
              hint={texts.photosHint(maxPhotos, photoLimits.maxSize)}
              accept="image/jpeg,image/png,image/webp"
              multiple
              value={value ?? []}
              onChange={onChange}
              error={errors.photos?.message}
            />
          )}
        />
      ) : null}
      <Button type="submit" size="lg" isLoading={isLoading}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
