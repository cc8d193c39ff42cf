import { Skeleton } from '@tropa/ui-kit';
import type { CSSProperties } from 'react';
import styles from './CompareTable.module.css';

const products = [1, 2, 3];
const properties = [64, 80, 56, 72, 48];

/** Props of {@link CompareSkeleton}. */
export interface CompareSkeletonProps {
  /** Whether products have a button. */
  readonly hasAction: boolean;
}

/** Placeholder of a comparison while it loads: three products above their first properties. */
export function CompareSkeleton({ hasAction }: CompareSkeletonProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.progress} />
      <div className={styles.room} data-loading="">
        <div className={styles.table} style={{ '--compare-count': products.length } as CSSProperties}>
          <div className={styles.row}>
            <span className={styles.corner} />
            {products.map((product) => (
              <div key={product} className={styles.product}>
                <Skeleton variant="block" className={styles.picture} />
                <Skeleton width={88} />
                <Skeleton width="90%" />
                {hasAction ? <Skeleton variant="block" height={40} className={styles.action} /> : null}
              </div>
            ))}
          </div>
          {properties.map((width) => (
            <div key={width} className={styles.row}>
              <span className={styles.name}>
                <Skeleton width={width} />
              </span>
              {products.map((product) => (
                <span key={product} className={styles.value}>
                  <Skeleton width="60%" />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
