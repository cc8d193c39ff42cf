/** Orders per page. */
export const ordersPageSize = 20;

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

const whole = (text: string | null, min: number, max: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

/** Reads a query; anything that is not a page or a year is ignored. */
export function placeFromQuery(query: string): OrdersPlace {
  const parameters = new URLSearchParams(query);
  const year = whole(parameters.get('year'), 1900, 9999);
  return { page: whole(parameters.get('page'), 1, 10_000) ?? 1, ...(year === undefined ? {} : { year }) };
}
