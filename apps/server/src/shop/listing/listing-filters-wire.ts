import type { FiltersWire } from '@tropa/api-client/wire';
import { toRoubles } from '../money.js';
import type { FilterProperty } from './filter-properties.js';
import type { ListingFacets } from './listing-facets.js';
import type { ListingFilter } from './listing-filter.js';

/** A feed may give one property thousands of values: nobody scrolls through more than this. */
const maxOptions = 100;

/**
 * A property that fewer goods of the list have is left to narrower lists: «Размер рамы» means nothing beside tents,
 * and thirty such filters bury those that help. What is chosen stays.
 */
const minShare = 0.15;

const commaList = (ids: readonly number[]): string => ids.join(',');

/** Facets as the filters of S1 §3: categories are the shop's own, properties are the goods'. */
export function toFiltersWire(
  facets: ListingFacets,
  properties: readonly FilterProperty[],
  filter: ListingFilter,
): FiltersWire {
  const categories: NonNullable<FiltersWire['categories']> = [{ id: 'price', title: 'Цена, ₽', type: 'range' }];
  if (facets.brands.length > 0) {
    const options = facets.brands.map(({ id, title, count }) => ({ id: String(id), value: title, count }));
    categories.push({ id: 'brand', title: 'Бренд', type: 'category', options: options.slice(0, maxOptions) });
  }
  if (facets.hasSale) {
    const options = [{ id: '1', value: 'Со скидкой', count: facets.saleCount }];
    categories.push({ id: 'sale', title: 'Скидки', type: 'category', options });
  }
  if (facets.stores.length > 0) {
    const options = facets.stores.map(({ id, address, count }) => ({ id: String(id), value: address, count }));
    categories.push({ id: 'store', title: 'В наличии в магазине', type: 'category', options });
  }
  return {
    categories,
    properties: properties.flatMap(({ id, slug, title }) => {
      if ((facets.shares.get(id) ?? 0) < minShare && !filter.values.has(id)) return [];
      const options = facets.values
        .filter((value) => value.propertyId === id)
        .slice(0, maxOptions)
        .map(({ id: valueId, value, swatch, count }) => ({
          id: String(valueId),
          value,
          count,
          ...(swatch ? { color: swatch } : {}),
        }));
      return options.length > 0 ? [{ id: slug, title, type: 'property', options }] : [];
    }),
    state: toFilterState(facets, properties, filter),
  };
}

function toFilterState(
  facets: ListingFacets,
  properties: readonly FilterProperty[],
  filter: ListingFilter,
): NonNullable<FiltersWire['state']> {
  const [min, max] = facets.price;
  const chosenPrice = filter.price?.map(toRoubles);
  return {
    query: filter.query,
    sale: filter.isSale,
    store: commaList(filter.stores),
    price: {
      initial: [min, max],
      value: [Math.max(chosenPrice?.[0] ?? min, min), Math.min(chosenPrice?.[1] ?? max, max)],
    },
    ...(filter.brands.length > 0 ? { brand: filter.brands.map(String) } : {}),
    ...Object.fromEntries(
      properties.flatMap(({ id, slug }) => {
        const chosen = filter.values.get(id);
        return chosen ? [[slug, chosen.map(String)]] : [];
      }),
    ),
  };
}
