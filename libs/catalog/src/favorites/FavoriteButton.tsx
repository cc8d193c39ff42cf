import { HeartIcon } from '@tropa/ui-kit';
import {
  refusalLine, useAddToFavoritesMutation, useGetFavoritesLengthQuery, useRemoveFromFavoritesMutation,
} from '@tropa/api-client';
import { ToggleButton } from '../toggle-button/ToggleButton.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps {
  /** Product id. */
  id: number;
  /** `card`: round, over a picture; `page`: beside the buying button. @default 'card' */
  look?: 'card' | 'page';
  label?: string;
}

/**
 * The heart (S1 §4): on when the product is in the visitor's favourites; answers at once, takes it back on refusal
 * and says so (decision 49).
 */
export function FavoriteButton({ id, look = 'card', label = favoritesTexts.toggle }: FavoriteButtonProps) {
  const { isOn } = useGetFavoritesLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ isOn: data?.itemsId.includes(id) ?? false }),
  });
  // Kept by key: the card of a list is away while its removal is asked for, and its heart comes back with the answer.
  const [add, adding] = useAddToFavoritesMutation({ fixedCacheKey: `favorites+${id}` });
  const [remove, removing] = useRemoveFromFavoritesMutation({ fixedCacheKey: `favorites-${id}` });
  const refused = isOn
    ? refusalLine(removing.error, favoritesTexts.removeFailed)
    : refusalLine(adding.error, favoritesTexts.addFailed);

  return (
    <ToggleButton
      label={label}
      look={look}
      isOn={isOn}
      onToggle={() => void (isOn ? remove({ id }) : add({ id }))}
      refusal={refused}
      onRefusalEnd={(isOn ? removing : adding).reset}
    >
      <HeartIcon />
    </ToggleButton>
  );
}
