import type { ReactNode } from 'react';
import { Dialog } from '@tropa/ui-kit';
import type { StoreAmount } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import { StockList } from './StockList.js';

/** Props of {@link StockDialog}. */
export interface StockDialogProps {
  isOpen: boolean;
  onClose: () => void;
  shops: readonly StoreAmount[];
  /** The host's list, with hours, phones and a map; without it addresses and amounts are shown. */
  list?: ReactNode;
  texts: ProductTexts;
}

/** The shops that have the variant, with how many each has; 859 px wide. */
export function StockDialog({ isOpen, onClose, shops, list, texts }: StockDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.stockTitle} size="lg">
      {list ?? <StockList shops={shops} texts={texts} />}
    </Dialog>
  );
}
