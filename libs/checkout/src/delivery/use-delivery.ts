import { deliveredBasket, useGetDeliveryQuery, type BasketState, type DeliveryOffer } from '@tropa/api-client';
import { useState } from 'react';

/** What delivery costs, as far as it is known. */
export interface DeliveryState {
  /** Undefined while it is unknown. */
  readonly offer: DeliveryOffer | undefined;
  /** It is being requested, and nothing is known yet. */
  readonly isLoading: boolean;
  /** What is shown may change in a moment. */
  readonly isFetching: boolean;
  /** It could not be loaded. */
  readonly isError: boolean;
}

/**
 * What delivery of the basket costs to a city, requested again whenever basket or city change. The price for
 * the old basket is shown until then; that for another city is not.
 */
export function useDelivery({
  isOn,
  basket,
  cityId,
}: {
  /** Whether the shop's server gives it: `getDelivery` is an optional call. */
  readonly isOn: boolean;
  readonly basket: BasketState | undefined;
  /** The city of delivery; left out: the visitor's. */
  readonly cityId?: number | undefined;
}): DeliveryState {
  const isAsked = isOn && basket !== undefined && basket.items.length > 0;
  const { currentData, isFetching, isError } = useGetDeliveryQuery(
    { ...(cityId !== undefined && { cityId }), ...(basket && { basket: deliveredBasket(basket) }) },
    { skip: !isAsked },
  );
  const [known, setKnown] = useState<{ readonly offer: DeliveryOffer; readonly cityId: number | undefined } | null>(
    null,
  );
  if (currentData && (known?.offer !== currentData || known.cityId !== cityId))
    setKnown({ offer: currentData, cityId });
  const offer = currentData ?? (known !== null && known.cityId === cityId ? known.offer : undefined);
  const hasFailed = isAsked && isError && !isFetching;
  return {
    offer: isAsked && !hasFailed ? offer : undefined,
    isLoading: isAsked && isFetching && offer === undefined,
    isFetching: isAsked && isFetching,
    isError: hasFailed,
  };
}
