import { Skeleton } from '@tropa/ui-kit';
import styles from './OrderCard.module.css';
import line from './OrderLine.module.css';

/** Placeholder of an order while it loads: number and status, one line of goods, sum. */
export function OrderCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        <Skeleton width={200} className={styles.number} />
        <Skeleton width={112} />
      </div>
      <div className={styles.lines}>
        <div className={line.root}>
          <Skeleton variant="block" ratio={1} className={line.picture} />
          <div className={line.words}>
            <Skeleton width="80%" className={line.title} />
            <Skeleton width="40%" />
          </div>
          <Skeleton width={96} className={line.price} />
        </div>
      </div>
      <div className={styles.summary}>
        <Skeleton width={180} />
        <Skeleton width={128} className={styles.total} />
      </div>
    </div>
  );
}
