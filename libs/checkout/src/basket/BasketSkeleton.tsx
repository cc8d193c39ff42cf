import { Skeleton } from '@tropa/ui-kit';
import { BasketItemSkeleton } from './BasketItemSkeleton.js';
import styles from './BasketSection.module.css';

/** The basket while it loads: same geometry. */
export function BasketSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <div className={styles.layout}>
        <div className={styles.lines}>
          {[0, 1].map((line) => (
            <div key={line} className={styles.line}>
              <BasketItemSkeleton />
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <Skeleton width="55%" />
          <Skeleton width="40%" />
          <Skeleton width="70%" height={36} />
          <Skeleton variant="block" height={52} />
        </div>
      </div>
    </div>
  );
}
