import { useGetLocationQuery, useGetReceivePointsQuery } from '@tropa/api-client';

/** Ids of our shops in the visitor's city; null while loading, undefined when they cannot be loaded. */
export function useCityShops(): ReadonlySet<number> | null | undefined {
  const city = useGetLocationQuery();
  const points = useGetReceivePointsQuery({ id: city.currentData?.id ?? 0 }, { skip: !city.currentData });
  if (city.isError || points.isError) return undefined;
  if (!points.currentData) return null;
  const { type, items } = points.currentData;
  // A city with partners' pickup points has no shop of ours.
  return new Set(type === 'shops' ? items.map(({ id }) => id) : []);
}
