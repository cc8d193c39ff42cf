import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { formatMoney } from '../format/money.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { useTexts } from '../texts/TextsProvider.js';
import { priceTexts } from './price.texts.js';
import styles from './Price.module.css';

/** Props of {@link Price}. */
export interface PriceProps extends HTMLAttributes<HTMLSpanElement> {
  /** What the buyer pays now, kopecks. */
  value: number;
  /** Price before the discount, kopecks; shown struck through only when it is above `value`. */
  oldValue?: number | null;
  /** `sm` 16 px, `md` 20 px (card), `lg` 32 px (product page). */
  size?: 'sm' | 'md' | 'lg';
  /** Visually hidden words in place of the strike-through. */
  texts?: Partial<{ current: string; old: string }>;
}

/** A price in roubles, red and with the old one beside it when there is a discount. */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { value, oldValue, size = 'md', texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('price', priceTexts, own);
  const isSale = oldValue != null && oldValue > value;
  return (
    <span {...rest} ref={ref} className={clsx(styles.root, styles[size], className)} data-sale={isSale || undefined}>
      <span className={styles.current} data-part="price-current">
        {isSale && <VisuallyHidden>{texts.current} </VisuallyHidden>}
        {formatMoney(value)}
      </span>
      {isSale && (
        <s className={styles.old} data-part="price-old">
          <VisuallyHidden> {texts.old} </VisuallyHidden>
          {formatMoney(oldValue)}
        </s>
      )}
    </span>
  );
});
