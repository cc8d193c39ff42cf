import { Skeleton } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import styles from './OrderSection.module.css';

/** The order page while it is on its way: same geometry. The items are there where the basket is known already. */
export function OrderSkeleton({ items }: { readonly items?: ReactNode }) {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.main}>
        {items ?? <Skeleton variant="block" height={180} />}
        {[260, 220, 160].map((height) => (
          <Skeleton key={height} variant="block" height={height} />
        ))}
      </div>
      <Skeleton variant="block" height={420} />
    </div>
  );
}
