import { pageAfterLimitChange } from '@tropa/api-client';
import { addressParams, editAddress } from '../address/edit-address.js';

/** Reserved parameters: they win over a filter category of the same name. */
const addressOnly = ['page', 'limit', 'sort', 'item_id', 'q'];

/** A price range in whole roubles, as the address and the fields show it. */
export type RoubleRange = readonly [min: number, max: number];

/** The address of another page of the list; the first page has no parameter. */
export function withPage(url: string, page: number): string {
  return editAddress(url, (params) => {
    if (page > 1) params.set('page', String(page));
    else params.delete('page');
  });
}

/** The address with another order: on the first page. */
export function withSort(url: string, sort: string): string {
  return editAddress(withPage(url, 1), (params) => params.set('sort', sort));
}

/** The address with another page size. */
export function withLimit(url: string, page: number, oldLimit: number, newLimit: number): string {
  return editAddress(withPage(url, pageAfterLimitChange(page, oldLimit, newLimit)), (params) =>
    params.set('limit', String(newLimit)),
  );
}

/** Ids chosen in a category. GET forms of a page without JavaScript repeat the name: both spellings are read. */
export function chosenOptions(url: string, categoryId: string): string[] {
  return addressParams(url)
    .getAll(categoryId)
    .flatMap((value) => value.split(','))
    .filter((id) => id !== '');
}

/** The address with one option of a category chosen or not: on the first page. */
export function withOption(url: string, categoryId: string, optionId: string, isChosen: boolean): string {
  const others = chosenOptions(url, categoryId).filter((id) => id !== optionId);
  const chosen = isChosen ? [...others, optionId] : others;
  return editAddress(withPage(url, 1), (params) => {
    if (chosen.length > 0) params.set(categoryId, chosen.join(','));
    else params.delete(categoryId);
  });
}

/** The price range of the address, or `null`. A malformed one counts as absent. */
export function chosenPrice(url: string): RoubleRange | null {
  const [min, max, ...rest] = chosenOptions(url, 'price').map(Number);
  if (min === undefined || max === undefined || rest.length > 0) return null;
  return Number.isFinite(min) && Number.isFinite(max) && min <= max ? [min, max] : null;
}

/** The address with a price range; the whole range is not written at all. */
export function withPrice(url: string, [min, max]: RoubleRange, initial: RoubleRange): string {
  return editAddress(withPage(url, 1), (params) => {
    if (min <= initial[0] && max >= initial[1]) params.delete('price');
    else params.set('price', `${min},${max}`);
  });
}

/** The address without any filter: the query of a search, the order and the page size stay. */
export function withoutFilters(url: string): string {
  return editAddress(withPage(url, 1), (params) => {
    for (const name of [...params.keys()]) if (!addressOnly.includes(name)) params.delete(name);
  });
}
