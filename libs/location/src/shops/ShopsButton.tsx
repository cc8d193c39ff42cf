import { DEFAULT_CITY, useGetLocationQuery, useGetReceivePointsQuery } from '@tropa/api-client';
import { pluralRu } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useDispatch } from 'react-redux';
import { shopsRequested } from '../dialogs/location-dialogs.slice.js';
import { shopsTexts as texts } from './shops.texts.js';
import styles from '../strip-button/strip-button.module.css';

export interface ShopsButtonProps {
  /** Shown until the city's own points are known; 0 keeps the place empty. */
  readonly initialCount?: number;
  readonly className?: string;
}

/** Counter of the city's shops or pickup points; a click opens their list. S1 §2. */
export function ShopsButton({ initialCount = 0, className }: ShopsButtonProps) {
  const dispatch = useDispatch();
  const { currentData: city = DEFAULT_CITY } = useGetLocationQuery();
  const { currentData: points } = useGetReceivePointsQuery({ id: city.id });
  const count = points?.items.length ?? initialCount;
  if (count === 0) return null;
  const words = points?.type === 'points' ? texts.points : texts.shops;
  return (
    <button
      type="button"
      className={clsx(styles.root, className)}
      aria-haspopup="dialog"
      onClick={() => dispatch(shopsRequested())}
    >
      {count} {pluralRu(count, words.one, words.few, words.many)}
    </button>
  );
}
