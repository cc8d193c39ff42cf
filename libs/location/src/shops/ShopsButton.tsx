import {
  DEFAULT_CITY,
  useGetLocationQuery,
  useGetReceivePointsQuery,
  type ReceivePointsCount,
} from '@tropa/api-client';
import { isPlainClick, pluralRu, StoreIcon, useLink, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { shopsRequested } from '../dialogs/location-dialogs.slice.js';
import { shopsCounterTexts, type ShopsCounterTexts } from './shops-counter.texts.js';
import styles from '../strip-button/strip-button.module.css';

/** Props of {@link ShopsButton}. */
export interface ShopsButtonProps {
  /** Count from the page: no call is made while the visitor stays in that city. */
  readonly known?: ReceivePointsCount | undefined;
  /** A page with the same list, for clicks before hydration and for new tabs. */
  readonly href?: string;
  readonly className?: string;
  readonly texts?: Partial<ShopsCounterTexts>;
}

/** Number of shops or pickup points in the visitor's city; a click opens their list and map. */
export function ShopsButton({ known, href, className, texts: own }: ShopsButtonProps) {
  const texts = useTexts('shopsCounter', shopsCounterTexts, own);
  const dispatch = useDispatch();
  const Link = useLink();
  const { currentData, isError } = useGetLocationQuery();
  const city = currentData ?? (isError ? DEFAULT_CITY : undefined);
  const isKnown = known !== undefined && (city === undefined || city.id === known.cityId);
  const { currentData: points } = useGetReceivePointsQuery(
    { id: (city ?? DEFAULT_CITY).id },
    { skip: isKnown || !city },
  );
  const { type, count } = isKnown ? known : { type: points?.type, count: points?.items.length ?? 0 };
  if (count === 0) return null;

  const words = type === 'points' ? texts.points : texts.shops;
  const content = (
    <>
      <StoreIcon size={16} />
      {count} {pluralRu(count, words.one, words.few, words.many)}
    </>
  );
  const open = (event: MouseEvent<HTMLElement>) => {
    if (href && !isPlainClick(event)) return;
    event.preventDefault();
    dispatch(shopsRequested());
  };
  const shared = { className: clsx(styles.root, className), 'aria-haspopup': 'dialog', onClick: open } as const;
  return href ? (
    <Link {...shared} href={href}>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button">
      {content}
    </button>
  );
}
