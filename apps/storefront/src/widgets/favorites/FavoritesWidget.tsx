import { CompareButton, FavoritesSection } from '@tropa/catalog';
import { cardAction } from '../card-slots/card-slots.js';

/** The visitor's favourites. */
export function Widget() {
  return <FavoritesSection cardTools={({ id }) => <CompareButton id={id} />} cardAction={cardAction} />;
}
