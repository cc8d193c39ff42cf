import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, EmptyState, Section, useLazyPart, useTexts } from '@tropa/ui-kit';
import { useGetReviewMarksQuery, useGetReviewsQuery } from '@tropa/api-client';
import { ReviewsPage, reviewsPageSize } from './ReviewsPage.js';
import { ReviewsSummary } from './ReviewsSummary.js';
import type { ReviewsTexts } from './reviews.texts.js';
import { reviewsTexts } from './reviews.texts.js';
import styles from './ReviewsSection.module.css';

/** Props of {@link ReviewsSection}. */
export interface ReviewsSectionProps {
  /** Product id. */
  productId: number;
  /** Anchor that the product's rating links to. @default 'reviews' */
  id?: string;
  /** Fires when reviews could not be loaded. Nothing is shown to the visitor: it is only logged. */
  onError?: ((error: unknown) => void) | undefined;
  /** Replaces the list where scripts are off; only a server renders it, into `<noscript>`. */
  withoutScripts?: ReactNode;
  texts?: Partial<ReviewsTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `leave`, `empty`, `list`, `more`. */
  className?: string | undefined;
}

const importDialog = () => import('./LeaveReviewDialog.js').then((module) => module.LeaveReviewDialog);

/** Reviews of a product, five at a time. */
export function ReviewsSection({
  productId,
  id = 'reviews',
  onError,
  withoutScripts,
  texts: own,
  className,
}: ReviewsSectionProps) {
  const texts = useTexts('reviews', reviewsTexts, own);
  const [pages, setPages] = useState(1);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [LeaveReview, loadLeaveReview] = useLazyPart(importDialog);
  const [value, setValue] = useState<number | null>(null);
  const portion = (page: number) => ({
    id: productId,
    limit: reviewsPageSize,
    index: page * reviewsPageSize,
    ...(value !== null && { value }),
  });
  const { currentData: first, data: shown } = useGetReviewsQuery(portion(0));
  const last = useGetReviewsQuery(portion(pages - 1));
  // From the previous choice of stars, while this one is loading: its summary of all reviews is the same.
  const summary = shown?.summary ?? null;
  const takesVotes = shown?.reviews.some(({ id: reviewId }) => reviewId !== undefined) ?? false;
  const { currentData: marks } = useGetReviewMarksQuery({ id: productId }, { skip: !takesVotes });
  const count = summary ? summary.stars.reduce((sum, stars) => sum + stars.count, 0) : (first?.count ?? 0);
  const hasMore = first !== undefined && (last.isError || pages * reviewsPageSize < first.count);
  const { error } = last;
  useEffect(() => {
    if (error) onError?.(error);
  }, [error, onError]);
  const isPlainToo = withoutScripts !== undefined;
  const needsScripts = isPlainToo && styles.needsScripts;
  // A portion that failed is fetched again: the next one would leave a gap.
  const showMore = () => void (last.isError ? last.refetch() : setPages(pages + 1));

  return (
    <Section
      id={id}
      className={clsx(styles.section, className)}
      title={
        <>
          {texts.title}
          {count > 0 ? <span className={styles.count}> {count}</span> : null}
        </>
      }
      action={
        <Button
          className={clsx(needsScripts)}
          data-part="leave"
          variant="outline"
          aria-haspopup="dialog"
          onPointerEnter={loadLeaveReview}
          onClick={() => {
            loadLeaveReview();
            setDialogOpen(true);
          }}
        >
          {texts.leave}
        </Button>
      }
    >
      {isPlainToo && <noscript>{withoutScripts}</noscript>}
      {summary ? (
        <ReviewsSummary
          summary={summary}
          value={value}
          onChange={(chosen) => {
            setPages(1);
            setValue(chosen);
          }}
          texts={texts}
        />
      ) : null}
      {first?.count === 0 ? (
        <EmptyState
          data-part="empty"
          title={value === null ? texts.emptyTitle : texts.noneOfStars}
          hint={value === null ? texts.emptyHint : undefined}
          headingLevel={3}
        />
      ) : (
        <ul className={clsx(needsScripts)} data-part="list" data-failed={last.isError || undefined}>
          {Array.from({ length: pages }, (_, page) => (
            <ReviewsPage key={`${value}-${page}`} query={portion(page)} marks={marks} texts={texts} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <Button
          variant="secondary"
          className={styles.more}
          data-part="more"
          isLoading={last.isFetching}
          onClick={showMore}
        >
          {texts.showMore}
        </Button>
      ) : null}
      {LeaveReview ? <LeaveReview isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} texts={texts} /> : null}
    </Section>
  );
}
