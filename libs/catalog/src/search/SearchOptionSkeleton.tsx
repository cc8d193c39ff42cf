import { Skeleton } from '@tropa/ui-kit';
import styles from './SearchOption.module.css';

/** Placeholder of a found product while it loads: picture, name, price. */
export function SearchOptionSkeleton() {
  return (
    <div className={styles.option}>
      <Skeleton variant="block" ratio={1} className={styles.picture} />
      <div>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
      <Skeleton width={88} className={styles.price} />
    </div>
  );
}
