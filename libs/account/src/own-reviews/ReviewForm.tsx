import { useSendReviewMutation, type OwnReview } from '@tropa/api-client';
import {
  Button,
  FileField,
  FormFrame,
  OptionGroup,
  Picture,
  StarField,
  TextAreaField,
  type FormDraft,
} from '@tropa/ui-kit';
import { Controller } from 'react-hook-form';
import { useAccountForm } from '../form-frame/use-account-form.js';
import type { OwnReviewsTexts } from './own-reviews.texts.js';
import { photoLimits, reviewSchema, type ReviewInput } from './review.schema.js';
import styles from './ReviewForm.module.css';

export interface ReviewFormProps {
  /** The product that waits for a rating. */
  readonly item: OwnReview;
  /** Keeps what was typed while the dialog is closed, so that closing it by mistake loses nothing. */
  readonly draft: FormDraft<ReviewInput>;
  /** The server accepted the review; receives what it saved. */
  readonly onSuccess: (review: OwnReview) => void;
  /** The review was rejected; the server's message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts: OwnReviewsTexts;
}

/** Maximum number of characters that the server accepts. */
const maxComment = 5000;

/**
 * Rating and comment for a product, both required; how the size fits and photos where the server accepts them. Sends
 * `POST /api/sendReview/`.
 */
export function ReviewForm({ item, draft, onSuccess, onError, texts }: ReviewFormProps) {
  const [sendReview, { isLoading }] = useSendReviewMutation();
  const { maxPhotos = 0, asksFit } = item;
  const { control, register, onSubmit, formRef, serverError, errors } = useAccountForm({
    schema: reviewSchema(maxPhotos),
    defaultValues: { rating: 0, comment: '', fit: null, photos: [], ...draft.current },
    draft,
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

  return (
    <FormFrame ref={formRef} label={texts.dialogTitle} onSubmit={onSubmit} error={serverError}>
      <div className={styles.product}>
        <Picture className={styles.picture} src={item.img} alt="" sizes="72px" />
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
