import type { BasketState } from '@tropa/api-client';
import { Button, Dialog, formatMoney } from '@tropa/ui-kit';
import type { OrderTexts } from './order.texts.js';
import styles from './ChangedBasketDialog.module.css';

export interface ChangedBasketDialogProps {
  readonly isOpen: boolean;
  /** As the shop says it now. */
  readonly basket: BasketState;
  /** Whether something of it is sold out: then there is nothing to agree to. */
  readonly hasUnavailable: boolean;
  /** The buyer agrees to the new sum. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly texts: OrderTexts;
}

/** The basket is no longer the one that the buyer saw: its new sum, and whether to order it. */
export function ChangedBasketDialog({
  isOpen,
  basket,
  hasUnavailable,
  onConfirm,
  onClose,
  texts,
}: ChangedBasketDialogProps) {
  const sum = formatMoney(basket.price);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.changedTitle} size="sm">
      <div className={styles.root}>
        <p>{texts.changedText(basket.items.length, sum)}</p>
        {hasUnavailable ? null : (
          <Button size="lg" isFullWidth onClick={onConfirm}>
            {texts.orderFor(sum)}
          </Button>
        )}
        <Button size="lg" isFullWidth variant="outline" onClick={onClose}>
          {texts.backToForm}
        </Button>
      </div>
    </Dialog>
  );
}
