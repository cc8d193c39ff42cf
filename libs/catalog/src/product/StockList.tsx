import clsx from 'clsx';
import { useTexts } from '@tropa/ui-kit';
import type { StoreAmount } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import { productTexts } from './product.texts.js';
import styles from './StockList.module.css';

/** Props of {@link StockList}. */
export interface StockListProps {
  shops: readonly StoreAmount[];
  texts?: Partial<Pick<ProductTexts, 'amount'>>;
  className?: string | undefined;
}

/** Addresses and amounts: what a page knows without the shops' own data. */
export function StockList({ shops, texts: own, className }: StockListProps) {
  const texts = useTexts('product', productTexts, own);
  return (
    <ul className={clsx(styles.list, className)}>
      {shops.map((shop) => (
        <li key={shop.id} className={styles.shop} data-part="shop">
          <span>{shop.address}</span>
          <span className={styles.amount} data-part="amount">
            {texts.amount(shop.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
