import type { ProductCardModel } from '@tropa/api-client';
import { CompareButton, FavoriteButton } from '@tropa/catalog';
import { AddToBasketButton } from '@tropa/checkout';

/** The round buttons over a card's picture. */
export const cardTools = ({ id }: { readonly id: number }) => (
  <>
    <FavoriteButton id={id} />
    <CompareButton id={id} />
  </>
);

/** The button under a card. */
export const cardAction = ({
  id,
  retailId,
  isAvailable,
}: Pick<ProductCardModel, 'id' | 'retailId' | 'isAvailable'>) => (
  <AddToBasketButton
    id={id}
    {...(retailId == null ? {} : { retailId })}
    isAvailable={isAvailable !== false}
    isFullWidth
    refusalPlace="above"
  />
);
