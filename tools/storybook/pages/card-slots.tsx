import type { ProductCardModel } from '@tropa/api-client';
import { CompareButton, FavoriteButton } from '@tropa/catalog';
import { AddToBasketButton } from '@tropa/checkout';

/** The controls on every card of the shop: favourites and comparison over the picture, the button under it. */
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
