import clsx from 'clsx';
import { Skeleton } from '@tropa/ui-kit';
import styles from './ProductCardSkeleton.module.css';

/** Props of {@link ProductCardSkeleton}. */
export interface ProductCardSkeletonProps {
  /** Leaves room for a button. */
  hasAction?: boolean | undefined;
  className?: string | undefined;
}

/** The geometry of a {@link ProductCard} that is still loading. */
export function ProductCardSkeleton({ hasAction = false, className }: ProductCardSkeletonProps) {
  return (
    <div className={clsx(styles.card, className)} aria-hidden="true">
      <Skeleton variant="block" ratio={1} className={styles.picture} />
      <Skeleton className={styles.price} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.rating} />
      {hasAction ? <Skeleton className={styles.action} /> : null}
    </div>
  );
}
