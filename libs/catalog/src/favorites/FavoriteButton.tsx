import { IconButton, HeartIcon } from '@tropa/ui-kit';
import { useAddToFavoritesMutation, useGetFavoritesLengthQuery, useRemoveFromFavoritesMutation } from '@tropa/api-client';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps {
  /** Product id. */
  id: number;
  /** `card`: round, over a picture; `page`: beside the buying button. @default 'card' */
  look?: 'card' | 'page';
  label?: string;
}

/** The heart (S1 §4): on when the product is in the visitor's favourites; answers at once, takes it back on refusal. */
export function FavoriteButton({ id, look = 'card', label = favoritesTexts.toggle }: FavoriteButtonProps) {
  const { isOn } = useGetFavoritesLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ isOn: data?.itemsId.includes(id) ?? false }),
  });
  const [add] = useAddToFavoritesMutation();
  const [remove] = useRemoveFromFavoritesMutation();

  return (
    <IconButton
      label={label}
      variant={look === 'card' ? 'float' : 'outline'}
      size={look === 'card' ? 'sm' : 'lg'}
      isActive={isOn}
      onClick={() => void (isOn ? remove({ id }) : add({ id }))}
    >
      <HeartIcon />
    </IconButton>
  );
}
