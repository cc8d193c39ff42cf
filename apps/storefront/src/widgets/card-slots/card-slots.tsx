import { CompareButton, FavoriteButton } from '@tropa/catalog';
import { AddToBasketButton } from '@tropa/checkout';
import type { ProductCardModel } from '@tropa/api-client';

/** The round buttons over a card's picture. */
export const cardTools = ({ id }: ProductCardModel) => (
  <>
    <FavoriteButton id={id} />
    <CompareButton id={id} />
  </>
);

/** The button under a card. */
export const cardAction = ({ id, retailId, isAvailable }: ProductCardModel) => (
  <AddToBasketButton id={id} retailId={retailId ?? undefined} isAvailable={isAvailable !== false} />
);
