import { useState } from 'react';
import { FavoriteToggle } from './FavoriteToggle.js';
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
 * and says so where it was pressed (decision 49).
 */
export function FavoriteButton({ id, look = 'card', label = favoritesTexts.toggle }: FavoriteButtonProps) {
  const [refusal, setRefusal] = useState<string>();
  return <FavoriteToggle id={id} look={look} label={label} refusal={refusal} onRefusal={setRefusal} />;
}
