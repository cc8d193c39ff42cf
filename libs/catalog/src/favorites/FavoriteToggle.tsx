import { HeartIcon, useTexts } from '@tropa/ui-kit';
import { useFavorite } from '@tropa/api-client';
import { ListToggle, type ListToggleProps } from '../own-list/ListToggle.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoriteToggle}. */
export type FavoriteToggleProps = Pick<ListToggleProps, 'look' | 'label' | 'refusal' | 'onRefusal' | 'className'> & {
  /** Product id. */
  id: number;
  texts?: Partial<typeof favoritesTexts> | undefined;
};

/** A heart whose refusals are stored by its parent. */
export function FavoriteToggle({ id, texts: own, ...toggled }: FavoriteToggleProps) {
  const texts = useTexts('favorites', favoritesTexts, own);
  const [isOn, toggle] = useFavorite(id);
  return (
    <ListToggle {...toggled} isOn={isOn} toggle={toggle} texts={texts}>
      <HeartIcon />
    </ListToggle>
  );
}
