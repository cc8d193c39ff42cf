import { countersSeed, favoritesSeed } from '@tropa/api-client';
import { CompareButton, FavoritesSection } from '@tropa/catalog';
import { cardAction } from '../card-slots/card-slots.js';

export const seeds = [favoritesSeed, countersSeed];

/** The visitor's favourites. */
export function Widget() {
  return <FavoritesSection cardTools={({ id }) => <CompareButton id={id} />} cardAction={cardAction} />;
}
