import { Skeleton } from '@tropa/ui-kit';
import styles from './OrderSection.module.css';

/** The order page while it is on its way: same geometry. */
export function OrderSkeleton() {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.main}>
        {[180, 260, 220, 160].map((height) => (
          <Skeleton key={height} variant="block" height={height} />
        ))}
      </div>
      <Skeleton variant="block" height={420} />
    </div>
  );
}
