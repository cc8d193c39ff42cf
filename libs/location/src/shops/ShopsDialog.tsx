import { DEFAULT_CITY, useGetLocationQuery, useGetReceivePointsQuery } from '@tropa/api-client';
import { Dialog, EmptyState, ErrorState, Skeleton } from '@tropa/ui-kit';
import { useSelector, useDispatch } from 'react-redux';
import { selectIsLocationMapOpen, shopsClosed } from '../dialogs/location-dialogs.slice.js';
import { ReceivePointList } from './ReceivePointList.js';
import { shopsTexts as texts } from './shops.texts.js';

/** Shops or pickup points of the visitor's city. S1 §2, §9: 859 px wide. */
export function ShopsDialog() {
  const isOpen = useSelector(selectIsLocationMapOpen);
  const dispatch = useDispatch();
  const { currentData: city = DEFAULT_CITY } = useGetLocationQuery(undefined, { skip: !isOpen });
  const { currentData: points, isError, refetch } = useGetReceivePointsQuery({ id: city.id }, { skip: !isOpen });
  const title = `${points?.type === 'points' ? texts.pointsTitle : texts.shopsTitle}, ${city.value}`;
  return (
    <Dialog isOpen={isOpen} onClose={() => dispatch(shopsClosed())} title={title} size="lg">
      {isError ? (
        <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={() => void refetch()} />
      ) : null}
      {!isError && !points ? <Skeleton height={240} /> : null}
      {points?.items.length === 0 ? <EmptyState title={texts.empty} /> : null}
      {points && points.items.length > 0 ? <ReceivePointList points={points.items} /> : null}
    </Dialog>
  );
}
