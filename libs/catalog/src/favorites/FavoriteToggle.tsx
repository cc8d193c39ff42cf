import { HeartIcon } from '@tropa/ui-kit';
import {
  refusalLine,
  useAddToFavoritesMutation,
  useGetFavoritesLengthQuery,
  useRemoveFromFavoritesMutation,
} from '@tropa/api-client';
import { ToggleButton } from '../toggle-button/ToggleButton.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoriteToggle}. */
export interface FavoriteToggleProps {
  id: number;
  look: 'card' | 'page';
  label: string;
  refusal: string | undefined;
  /** Hears why a press was refused; undefined when there is nothing to say any more. */
  onRefusal: (line: string | undefined) => void;
}

/** A heart whose refusals are kept by its owner. */
export function FavoriteToggle({ id, look, label, refusal, onRefusal }: FavoriteToggleProps) {
  const { isOn } = useGetFavoritesLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ isOn: data?.itemsId.includes(id) ?? false }),
  });
  const [add] = useAddToFavoritesMutation();
  const [remove] = useRemoveFromFavoritesMutation();
  const toggle = async () => {
    onRefusal(undefined);
    const { error } = await (isOn ? remove({ id }) : add({ id }));
    if (error) onRefusal(refusalLine(error, isOn ? favoritesTexts.removeFailed : favoritesTexts.addFailed));
  };
  return (
    <ToggleButton
      label={label}
      look={look}
      isOn={isOn}
      onToggle={() => void toggle()}
      refusal={refusal}
      onRefusalEnd={() => onRefusal(undefined)}
    >
      <HeartIcon />
    </ToggleButton>
  );
}
