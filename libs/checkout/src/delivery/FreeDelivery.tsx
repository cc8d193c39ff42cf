import clsx from 'clsx';
import type { Kopecks } from '@tropa/api-client';
import { formatMoney, Skeleton, useTexts } from '@tropa/ui-kit';
import { isDeliveryFree } from '../totals/totals.js';
import { deliveryTexts, type DeliveryTexts } from './delivery.texts.js';
import styles from './FreeDelivery.module.css';

/** Props of {@link FreeDelivery}. */
export interface FreeDeliveryProps {
  /** What the basket costs now. */
  readonly salePrice: Kopecks;
  /** Delivery is free strictly above this; null: never, and nothing is shown. */
  readonly freeFrom: Kopecks | null | undefined;
  readonly texts?: Partial<DeliveryTexts>;
  readonly className?: string | undefined;
}

/** «До бесплатной доставки осталось 1 240 ₽», and how close the basket is. */
export function FreeDelivery({ salePrice, freeFrom, texts: own, className }: FreeDeliveryProps) {
  const texts = useTexts('delivery', deliveryTexts, own);
  if (freeFrom === null || freeFrom === undefined || salePrice <= 0) return null;
  const isFree = isDeliveryFree(salePrice, freeFrom);
  const share = isFree ? 100 : Math.floor((salePrice / freeFrom) * 100);
  const left = freeFrom - salePrice;
  return (
    <div className={clsx(styles.root, className)} data-free={isFree || undefined}>
      <p className={styles.left} data-part="text">
        {isFree ? texts.reached : left > 0 ? texts.left(formatMoney(left)) : texts.almost}
      </p>
      <svg className={styles.bar} data-part="bar" aria-hidden="true" width="100%" height="6">
        <rect className={styles.track} width="100%" height="6" rx="3" />
        <rect className={styles.done} width={`${Math.max(share, 2)}%`} height="6" rx="3" />
      </svg>
      {isFree ? null : <p className={styles.above}>{texts.above(formatMoney(freeFrom))}</p>}
    </div>
  );
}

/** Its placeholder while the limit is not known. */
export const FreeDeliverySkeleton = () => (
  <div className={styles.root}>
    <p className={styles.left}>
      <Skeleton width="80%" />
    </p>
    <Skeleton variant="block" height={6} />
    <p className={styles.above}>
      <Skeleton width="60%" />
    </p>
  </div>
);
