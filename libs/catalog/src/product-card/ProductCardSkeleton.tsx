import { Skeleton } from '@tropa/ui-kit';
import styles from './ProductCardSkeleton.module.css';

/** The geometry of a {@link ProductCard} that is still on the way. */
export function ProductCardSkeleton({ hasAction = false }: { hasAction?: boolean }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton variant="block" ratio={1} className={styles.picture} />
      <Skeleton className={styles.price} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.rating} />
      {hasAction ? <Skeleton className={styles.action} /> : null}
    </div>
  );
}
