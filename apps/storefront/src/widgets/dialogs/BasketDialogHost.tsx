import { AddedToBasketDialog } from '@tropa/checkout';
import { TakenVariant } from './TakenVariant.js';

/** «Добавлено в корзину»: which variant was added, and a choice of another instead. */
export function BasketDialogHost() {
  return (
    <AddedToBasketDialog lineSlot={(line) => (line.retailId ? <TakenVariant key={line.id} line={line} /> : null)} />
  );
}
