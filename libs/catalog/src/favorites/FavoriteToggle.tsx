import { HeartIcon } from '@tropa/ui-kit';
import {
  useAddToFavoritesMutation,
  useGetFavoritesLengthQuery,
  useRemoveFromFavoritesMutation,
} from '@tropa/api-client';
import { ListToggle, type ListToggleProps } from '../own-list/ListToggle.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoriteToggle}. */
export type FavoriteToggleProps = Pick<ListToggleProps, 'id' | 'look' | 'label' | 'refusal' | 'onRefusal'>;

/** A heart whose refusals are kept by its owner. */
export function FavoriteToggle({ id, look, label, refusal, onRefusal }: FavoriteToggleProps) {
  const { isOn } = useGetFavoritesLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ isOn: data?.itemsId.includes(id) ?? false }),
  });
  const [add] = useAddToFavoritesMutation();
  const [remove] = useRemoveFromFavoritesMutation();
  return (
    <ListToggle {...{ id, isOn, add, remove, look, label, refusal, onRefusal }} texts={favoritesTexts}>
      <HeartIcon />
    </ListToggle>
  );
}
