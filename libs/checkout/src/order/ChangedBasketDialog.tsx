import type { BasketState } from '@tropa/api-client';
import { Button, Dialog, formatMoney } from '@tropa/ui-kit';
import { priceWords, type WayTerms } from '../delivery/way-terms.js';
import { sumToPay } from '../totals/totals.js';
import type { OrderTexts } from './order.texts.js';
import type { OrderChange } from './use-place-order.js';
import styles from './ChangedBasketDialog.module.css';

export interface ChangedBasketDialogProps {
  readonly isOpen: boolean;
  /** What is no longer as the buyer saw it. */
  readonly changed: OrderChange;
  /** The basket as the shop has it now. */
  readonly basket: BasketState;
  /** Terms of the chosen way of delivery, as the shop gives them now. */
  readonly delivery: WayTerms;
  /** Whether something in it is sold out: then there is nothing to agree to. */
  readonly hasUnavailable: boolean;
  /** The buyer agrees to the new sum. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly texts: OrderTexts;
}

/** Basket or delivery are no longer what the buyer saw: the new sum, and whether to order it. */
export function ChangedBasketDialog({
  isOpen,
  changed,
  basket,
  delivery,
  hasUnavailable,
  onConfirm,
  onClose,
  texts,
}: ChangedBasketDialogProps) {
  const sum = formatMoney(sumToPay(basket, delivery));
  const isOfDelivery = changed === 'delivery';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOfDelivery ? texts.deliveryChangedTitle : texts.changedTitle}
      size="sm"
    >
      <div className={styles.root}>
        <p>
          {isOfDelivery
            ? texts.deliveryChangedText(priceWords(delivery, texts).toLocaleLowerCase('ru'), sum)
            : texts.changedText(basket.items.length, formatMoney(basket.price))}
        </p>
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
