import { Skeleton } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import block from './OrderBlock.module.css';
import styles from './OrderSection.module.css';

/** Blocks of the form, with the number of fields in each: buyer, delivery, payment. */
const blocks = [3, 2, 1] as const;

function BlockSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className={block.root}>
      <Skeleton width="30%" className={block.title} />
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} variant="block" height={52} />
      ))}
    </div>
  );
}

/** The order page while it loads: same geometry. The items are rendered where the basket is already known. */
export function OrderSkeleton({ items }: { readonly items?: ReactNode }) {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.main}>
        {items ?? <BlockSkeleton fields={2} />}
        {blocks.map((fields) => (
          <BlockSkeleton key={fields} fields={fields} />
        ))}
      </div>
      <div className={styles.side}>
        <Skeleton width="40%" className={styles.sideTitle} />
        {['90%', '70%', '80%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        <Skeleton variant="block" height={52} />
      </div>
    </div>
  );
}
