import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, EmptyState, Section, useLazyPart, useTexts } from '@tropa/ui-kit';
import { useGetReviewsQuery } from '@tropa/api-client';
import { ReviewsPage, reviewsPageSize } from './ReviewsPage.js';
import type { ReviewsTexts } from './reviews.texts.js';
import { reviewsTexts } from './reviews.texts.js';
import styles from './ReviewsSection.module.css';

/** Props of {@link ReviewsSection}. */
export interface ReviewsSectionProps {
  /** Product id. */
  productId: number;
  /** Anchor that the product's rating leads to. @default 'reviews' */
  id?: string;
  /** Fires when reviews could not be loaded. Nothing is shown to the visitor: it is only logged. */
  onError?: ((error: unknown) => void) | undefined;
  /** Stands for the list where scripts are off; only a server renders it, into `<noscript>`. */
  withoutScripts?: ReactNode;
  texts?: Partial<ReviewsTexts>;
}

const importDialog = () => import('./LeaveReviewDialog.js').then((module) => module.LeaveReviewDialog);

/** Reviews of a product, five at a time. */
export function ReviewsSection({
  productId,
  id = 'reviews',
  onError,
  withoutScripts,
  texts: own,
}: ReviewsSectionProps) {
  const texts = useTexts('reviews', reviewsTexts, own);
  const [pages, setPages] = useState(1);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [LeaveReview, loadLeaveReview] = useLazyPart(importDialog);
  const { currentData: first } = useGetReviewsQuery({ id: productId, limit: reviewsPageSize, index: 0 });
  const last = useGetReviewsQuery({ id: productId, limit: reviewsPageSize, index: (pages - 1) * reviewsPageSize });
  const hasMore = first !== undefined && (last.isError || pages * reviewsPageSize < first.count);
  const { error } = last;
  useEffect(() => {
    if (error) onError?.(error);
  }, [error, onError]);
  const isPlainToo = withoutScripts !== undefined;
  const needsScripts = isPlainToo && styles.needsScripts;
  // A portion that failed is fetched again: the next one would leave a hole.
  const showMore = () => void (last.isError ? last.refetch() : setPages(pages + 1));

  return (
    <Section
      id={id}
      className={styles.section}
      title={
        <>
          {texts.title}
          {first && first.count > 0 ? <span className={styles.count}> {first.count}</span> : null}
        </>
      }
      action={
        <Button
          className={clsx(needsScripts)}
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
      {first?.count === 0 ? (
        <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} headingLevel={3} />
      ) : (
        <ul className={clsx(needsScripts)} data-failed={last.isError || undefined}>
          {Array.from({ length: pages }, (_, page) => (
            <ReviewsPage key={page} id={productId} index={page * reviewsPageSize} texts={texts} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <Button variant="secondary" className={styles.more} isLoading={last.isFetching} onClick={showMore}>
          {texts.showMore}
        </Button>
      ) : null}
      {LeaveReview ? <LeaveReview isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} texts={texts} /> : null}
    </Section>
  );
}
