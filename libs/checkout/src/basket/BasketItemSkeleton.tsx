import { Skeleton } from '@tropa/ui-kit';
import styles from './BasketItemCard.module.css';

/** Placeholder of a basket line while it loads: picture, name, sum, quantity. */
export function BasketItemSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.plate}>
        <Skeleton variant="block" ratio={1} />
      </div>
      <div className={styles.name}>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
      <div className={styles.sum}>
        <Skeleton width={104} />
      </div>
      <div className={styles.quantity}>
        <Skeleton variant="block" width={116} height={44} />
      </div>
    </div>
  );
}
