import clsx from 'clsx';
import {
  DEFAULT_CITY,
  useGetLocationQuery,
  useGetReceivePointsQuery,
  usePageData,
  type City,
  type ReceivePoints,
} from '@tropa/api-client';
import { EmptyState, ErrorState, TextLink, type MapSettings, useTexts } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { cityRequested } from '../dialogs/location-dialogs.slice.js';
import { ShopsOnMap, type ShopsOnMapProps } from './ShopsOnMap.js';
import { ShopsOnMapSkeleton } from './ShopsOnMapSkeleton.js';
import { shopsTexts, type ShopsTexts } from './shops.texts.js';
import styles from './CityShops.module.css';

/** The visitor's city and what is known about its points. */
export interface CityShopsState {
  readonly city: City;
  /** Undefined until they are known. */
  readonly points: ReceivePoints | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** The visitor's city and its points: from page data where it has them, otherwise fetched. */
export function useCityShops(): CityShopsState {
  const brought = usePageData('_receivePoints');
  const { currentData: known } = useGetLocationQuery();
  // Until the visitor's own city is known, the points of the page data show: the server rendered them.
  const city = known ?? (brought ? { ...DEFAULT_CITY, id: brought.cityId } : DEFAULT_CITY);
  const { currentData: points, isError, isFetching, refetch } = useGetReceivePointsQuery({ id: city.id });
  return { city, points, isFetching, isError: isError && !points, refetch: () => void refetch() };
}

/** «Магазины, Тюмень», or «Пункты выдачи, …» where the city has no shops. */
export const cityShopsTitle = (texts: ShopsTexts, { city, points }: Pick<CityShopsState, 'city' | 'points'>): string =>
  `${points?.type === 'points' && points.items.length > 0 ? texts.pointsTitle : texts.shopsTitle}, ${city.value}`;

/** Props of {@link CityShops}. */
export interface CityShopsProps extends Pick<ShopsOnMapProps, 'onChoose' | 'onMapFailure' | 'className'> {
  readonly map?: MapSettings;
  /** Shows a heading with the city and a link to change it. Defaults to false: only the list and the map. */
  readonly hasTitle?: boolean;
  readonly texts?: Partial<ShopsTexts>;
}

/** Shops or pickup points of the visitor's city, as list and map, with the loading, error and empty states. */
export function CityShops({ hasTitle = false, className, texts: own, ...rest }: CityShopsProps) {
  const texts = useTexts('shops', shopsTexts, own);
  const dispatch = useDispatch();
  const shops = useCityShops();
  const { points, isError, isFetching, refetch } = shops;
  return (
    <div className={clsx(styles.root, className)}>
      {hasTitle ? (
        <div className={styles.head} data-part="head">
          <h2 className={styles.title} data-part="title">
            {cityShopsTitle(texts, shops)}
          </h2>
          <TextLink aria-haspopup="dialog" onClick={() => dispatch(cityRequested())}>
            {texts.anotherCity}
          </TextLink>
        </div>
      ) : null}
      {isError ? (
        <ErrorState title={texts.errorTitle} text={texts.errorText} isRetrying={isFetching} onRetry={refetch} />
      ) : null}
      {!isError && !points ? <ShopsOnMapSkeleton /> : null}
      {points?.items.length === 0 ? <EmptyState title={texts.empty} /> : null}
      {points && points.items.length > 0 ? (
        // A change of city resets the chosen point.
        <ShopsOnMap key={shops.city.id} {...rest} points={points.items} type={points.type} texts={texts} />
      ) : null}
    </div>
  );
}
