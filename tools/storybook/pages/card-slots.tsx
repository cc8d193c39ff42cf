import type { ProductCardModel } from '@tropa/api-client';
import { CompareButton, FavoriteButton } from '@tropa/catalog';
import { AddToBasketButton } from '@tropa/checkout';

/** What stands on every card of the shop: heart and bars over the picture, the button under it. */
export const cardSlots = {
  cardTools: ({ id }: { readonly id: number }) => (
    <>
      <FavoriteButton id={id} />
      <CompareButton id={id} />
    </>
  ),
  cardAction: ({ id, retailId, isAvailable }: Pick<ProductCardModel, 'id' | 'retailId' | 'isAvailable'>) => (
    <AddToBasketButton
      id={id}
      {...(retailId == null ? {} : { retailId })}
      isAvailable={isAvailable !== false}
      isFullWidth
    />
  ),
};
