import type { ReactNode } from 'react';
import { Dialog } from '@tropa/ui-kit';
import type { StoreAmount } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import styles from './StockDialog.module.css';

/** Props of {@link StockDialog}. */
export interface StockDialogProps {
  isOpen: boolean;
  onClose: () => void;
  shops: readonly StoreAmount[];
  /** An enhancement: the list alone does the whole job (decision 46). */
  map?: ReactNode;
  texts: ProductTexts;
}

/** The shops that have the variant, with how many each has; 859 px wide (S2 §9). */
export function StockDialog({ isOpen, onClose, shops, map, texts }: StockDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.stockTitle} size={map ? 'lg' : 'sm'}>
      {map}
      <ul className={styles.list}>
        {shops.map((shop) => (
          <li key={shop.id} className={styles.shop}>
            <span>{shop.address}</span>
            <span className={styles.amount}>{texts.amount(shop.amount)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
