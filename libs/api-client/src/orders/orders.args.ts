/** Orders per page. */
export const ORDERS_LIMIT = 20;

/** Which orders; without a `year` those of all years. */
export interface OrdersArgs {
  readonly page: number;
  readonly limit?: number;
  readonly year?: number | null;
}

const whole = (text: string | null, min: number, max: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

/**
 * Which orders an address of the orders page is for: `?year=2025&page=2`. The server prints them as page data, and the
 * component requests them: both use this function.
 * @param url - A path with a query, or a query alone; anything in it that is not a page or a year is ignored.
 */
export function ordersArgsFromUrl(url: string): { page: number; limit: number; year?: number } {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start));
  const year = whole(query.get('year'), 1900, 9999);
  return {
    page: whole(query.get('page'), 1, 10_000) ?? 1,
    limit: ORDERS_LIMIT,
    ...(year === undefined ? {} : { year }),
  };
}
