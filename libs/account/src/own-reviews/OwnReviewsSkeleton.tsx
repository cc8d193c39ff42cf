import { Skeleton } from '@tropa/ui-kit';
import styles from './OwnReviewsSection.module.css';
import card from './ReviewCard.module.css';

function ReviewCardSkeleton() {
  return (
    <div className={card.root}>
      <Skeleton variant="block" ratio={1} className={card.picture} />
      <div className={card.words}>
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </div>
      <div className={card.actions}>
        <Skeleton variant="block" width={168} height={44} />
      </div>
    </div>
  );
}

/** Placeholder of both lists until the user is known. */
export function OwnReviewsSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.part}>
        <Skeleton width={220} height={32} />
        <div className={styles.list}>
          <ReviewCardSkeleton />
          <ReviewCardSkeleton />
        </div>
      </div>
    </div>
  );
}
