import { Badge, discountPercent, formatMoney, Price, Skeleton } from '@tropa/ui-kit';
import type { Kopecks } from '@tropa/api-client';
import { creditPerMonth } from './credit-hint.js';
import type { ProductTexts } from './product.texts.js';
import styles from './ProductPrice.module.css';

/** Props of {@link ProductPrice}. */
export interface ProductPriceProps {
  /** Kopecks; null until availability responds, when the page data has no price. */
  price: Kopecks | null;
  /** Kopecks; null without a discount. */
  oldPrice: Kopecks | null;
  /** Availability is loading: the price may still change. */
  isLoading: boolean;
  /** Shows the monthly payment for prices from 3000 roubles. */
  isCreditHintShown: boolean;
  texts: ProductTexts;
}

/** Old and current price, the discount, and what a month of credit would cost: the price / 12, rounded down. */
export function ProductPrice({ price, oldPrice, isLoading, isCreditHintShown, texts }: ProductPriceProps) {
  const percent = price == null ? null : discountPercent(price, oldPrice);
  const perMonth = isCreditHintShown && price != null ? creditPerMonth(price) : null;
  return (
    <div className={styles.price} aria-busy={isLoading}>
      {price == null ? (
        <Skeleton width={180} height={36} />
      ) : (
        <>
          <Price value={price} oldValue={oldPrice} size="lg" />
          {percent ? (
            <span data-wide>
              <Badge kind="discount" size="lg">
                −{percent}%
              </Badge>
            </span>
          ) : null}
        </>
      )}
      {perMonth === null ? null : (
        <p className={styles.credit} data-wide>
          {texts.creditHint(formatMoney(perMonth))}
        </p>
      )}
    </div>
  );
}
