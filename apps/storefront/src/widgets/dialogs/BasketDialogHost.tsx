import { AddedToBasketDialog } from '@tropa/checkout';
import { TakenVariant } from './TakenVariant.js';

/** «Добавлено в корзину»: which variant was taken, and another in its place. */
export function BasketDialogHost() {
  return (
    <AddedToBasketDialog lineSlot={(line) => (line.retailId ? <TakenVariant key={line.id} line={line} /> : null)} />
  );
}
