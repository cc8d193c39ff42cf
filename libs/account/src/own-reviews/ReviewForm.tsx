import { useSendReviewMutation, type OwnReview } from '@tropa/api-client';
import { Button, FormFrame, Picture, StarField, TextAreaField } from '@tropa/ui-kit';
import { useEffect, type MutableRefObject } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useAccountForm } from '../form-frame/use-account-form.js';
import type { OwnReviewsTexts } from './own-reviews.texts.js';
import { reviewSchema, type ReviewInput } from './review.schema.js';
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

/** Rating and comment for a product, both required. Sends `POST /api/sendReview/`. */
export function ReviewForm({ item, drafts, onSuccess, onError, texts }: ReviewFormProps) {
  const [sendReview, { isLoading }] = useSendReviewMutation();
  const { control, register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: reviewSchema,
    defaultValues: { rating: 0, comment: '', ...drafts.current.get(item.id) },
    send: ({ rating, comment }) => sendReview({ id: item.id, rating, comment }),
    onSuccess,
    onError,
  });
  const typed = useWatch({ control });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/immutability -- a ref of the host, though the name does not say so
    drafts.current = new Map(drafts.current).set(item.id, typed);
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
      <Button type="submit" size="lg" isLoading={isLoading}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
