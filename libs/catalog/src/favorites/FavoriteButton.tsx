import { useState } from 'react';
import { useTexts } from '@tropa/ui-kit';
import { FavoriteToggle } from './FavoriteToggle.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps {
  /** Product id. */
  id: number;
  /** `card`: round, over a picture; `page`: beside the buying button. @default 'card' */
  look?: 'card' | 'page';
  label?: string;
  className?: string;
  texts?: Partial<typeof favoritesTexts>;
}

/**
 * The heart: on while the product is in the visitor's favourites. Changes optimistically; a refusal rolls it back and
 * is announced beside it.
 */
export function FavoriteButton({ id, look = 'card', label, className, texts: own }: FavoriteButtonProps) {
  const texts = useTexts('favorites', favoritesTexts, own);
  const [refusal, setRefusal] = useState<string>();
  return (
    <FavoriteToggle
      id={id}
      look={look}
      label={label ?? texts.toggle}
      refusal={refusal}
      className={className}
      onRefusal={setRefusal}
      texts={own}
    />
  );
}
