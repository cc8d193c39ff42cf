// From `/wire`: a server component must be able to read these.
import { ORDERS_LIMIT, ordersArgsFromUrl } from '@tropa/api-client/wire';

/** Orders per page. */
export const ordersPageSize = ORDERS_LIMIT;

/** Which part of the orders is shown. */
export interface OrdersPlace {
  /** 1-based. */
  readonly page: number;
  /** Absent: orders of all years. */
  readonly year?: number | undefined;
}

/** The newest orders of all years. */
export const firstPlace: OrdersPlace = { page: 1 };

/** The place as a query: `?year=2025&page=2`, '' for the first page of all years. */
export function placeToQuery({ page, year }: OrdersPlace): string {
  const parts = [year === undefined ? '' : `year=${year}`, page === 1 ? '' : `page=${page}`].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Reads a query; anything that is not a page or a year is ignored. */
export function placeFromQuery(query: string): OrdersPlace {
  const { page, year } = ordersArgsFromUrl(`?${query.replace(/^\?/, '')}`);
  return { page, ...(year === undefined ? {} : { year }) };
}
