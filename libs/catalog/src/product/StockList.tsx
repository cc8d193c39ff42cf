import { useTexts } from '@tropa/ui-kit';
import type { StoreAmount } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import { productTexts } from './product.texts.js';
import styles from './StockList.module.css';

/** Props of {@link StockList}. */
export interface StockListProps {
  shops: readonly StoreAmount[];
  texts?: Partial<Pick<ProductTexts, 'amount'>>;
}

/** Addresses and amounts: what a page knows without the shops' own data. */
export function StockList({ shops, texts: own }: StockListProps) {
  const texts = useTexts('product', productTexts, own);
  return (
    <ul className={styles.list}>
      {shops.map((shop) => (
        <li key={shop.id} className={styles.shop}>
          <span>{shop.address}</span>
          <span className={styles.amount}>{texts.amount(shop.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
