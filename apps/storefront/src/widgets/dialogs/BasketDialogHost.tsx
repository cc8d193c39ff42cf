import { AddedToBasketDialog } from '@tropa/checkout';

/** «Добавлено в корзину». */
export function BasketDialogHost() {
  return <AddedToBasketDialog />;
}
