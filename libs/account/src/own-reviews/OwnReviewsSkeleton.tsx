import { Skeleton } from '@tropa/ui-kit';
import styles from './OwnReviewsSection.module.css';

/** The room of both lists until it is known whose they are. */
export function OwnReviewsSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.part}>
        <Skeleton width={220} height={32} />
        <div className={styles.list}>
          <Skeleton height={192} />
          <Skeleton height={192} />
        </div>
      </div>
    </div>
  );
}
