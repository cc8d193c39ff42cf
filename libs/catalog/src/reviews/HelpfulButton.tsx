import { refusalLine, useMarkReviewMutation } from '@tropa/api-client';
import { Button, CheckIcon, RefusalNote } from '@tropa/ui-kit';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './HelpfulButton.module.css';

export interface HelpfulButtonProps {
  readonly productId: number;
  readonly reviewId: number;
  /** Number of «helpful» votes when the review was loaded. */
  readonly count: number;
  /** Whether this visitor has voted. */
  readonly isMarked: boolean;
  /** Whether the user wrote it: one's own review cannot be voted for. */
  readonly isOwn: boolean;
  readonly texts: ReviewsTexts;
}

/** «Полезно»: one vote, withdrawn by another click. On one's own review only the number. */
export function HelpfulButton({ productId, reviewId, count, isMarked, isOwn, texts }: HelpfulButtonProps) {
  const [mark, { data, error, isLoading }] = useMarkReviewMutation();
  const now = data ?? count;
  if (isOwn) return now > 0 ? <p className={styles.own}>{texts.helpfulCount(now)}</p> : null;
  return (
    <p className={styles.root}>
      <Button
        variant={isMarked ? 'secondary' : 'outline'}
        size="sm"
        aria-pressed={isMarked}
        isLoading={isLoading}
        iconStart={isMarked ? <CheckIcon size={16} aria-hidden="true" /> : undefined}
        onClick={() => void mark({ id: reviewId, productId, isHelpful: !isMarked })}
      >
        {now > 0 ? texts.helpfulCount(now) : texts.helpful}
      </Button>
      <RefusalNote text={refusalLine(error, texts.markFailed)} />
    </p>
  );
}
