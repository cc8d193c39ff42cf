import { useState } from 'react';
import { Button, EmptyState, Section } from '@tropa/ui-kit';
import { useGetReviewsQuery } from '@tropa/api-client';
import { useLazyPart } from '../lazy-part/useLazyPart.js';
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
  texts?: ReviewsTexts;
}

const importDialog = () => import('./LeaveReviewDialog.js').then((module) => module.LeaveReviewDialog);

/** Reviews of a product, five at a time (S2 §2). */
export function ReviewsSection({ productId, id = 'reviews', texts = reviewsTexts }: ReviewsSectionProps) {
  const [pages, setPages] = useState(1);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [LeaveReview, loadLeaveReview] = useLazyPart(importDialog);
  const { currentData: first } = useGetReviewsQuery({ id: productId, limit: reviewsPageSize, index: 0 });
  const { isFetching } = useGetReviewsQuery({ id: productId, limit: reviewsPageSize, index: (pages - 1) * reviewsPageSize });
  const hasMore = first !== undefined && pages * reviewsPageSize < first.count;

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
      {first?.count === 0 ? (
        <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} headingLevel={3} />
      ) : (
        <ul>
          {Array.from({ length: pages }, (_, page) => (
            <ReviewsPage key={page} id={productId} index={page * reviewsPageSize} texts={texts} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <Button variant="secondary" isLoading={isFetching} onClick={() => setPages(pages + 1)}>
          {texts.showMore}
        </Button>
      ) : null}
      {LeaveReview ? (
        <LeaveReview isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} texts={texts} />
      ) : null}
    </Section>
  );
}
