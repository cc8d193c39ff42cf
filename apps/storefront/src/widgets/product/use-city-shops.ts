import { useGetLocationQuery, useGetReceivePointsQuery } from '@tropa/api-client';

/** Ids of our shops in the visitor's city; null until they are known, undefined when they cannot be had. */
export function useCityShops(): ReadonlySet<number> | null | undefined {
  const city = useGetLocationQuery();
  const points = useGetReceivePointsQuery({ id: city.currentData?.id ?? 0 }, { skip: !city.currentData });
  if (city.isError || points.isError) return undefined;
  if (!points.currentData) return null;
  const { type, items } = points.currentData;
  // A city with pickup points of others has no shop of ours.
  return new Set(type === 'shops' ? items.map(({ id }) => id) : []);
}
