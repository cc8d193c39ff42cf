import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { FilterCategoryWire, FiltersWire } from './filters.wire.js';

/** One choice of a filter. */
export interface FilterOption {
  readonly id: string;
  readonly value: string;
  /** Number of matching products, where the server counts them. */
  readonly count?: number;
  /** A swatch, `#rrggbb`. */
  readonly color?: string;
}

/** A checkbox filter; `id` is its query parameter in the URL. */
export interface FilterCategory {
  readonly id: string;
  readonly title: string;
  readonly type: 'category' | 'property';
  readonly options: readonly FilterOption[];
}

/** The price range in **roubles**, as in the URL. */
export interface PriceRange {
  readonly title: string;
  /** Lowest and highest price of the list. */
  readonly initial: readonly [number, number];
  /** The chosen range; equals `initial` when none is chosen. */
  readonly value: readonly [number, number];
}

/** Filters of a list: checkboxes, the price range, and the current choice. */
export interface FilterData {
  readonly categories: readonly FilterCategory[];
  /** Null when the list has no price range. */
  readonly price: PriceRange | null;
  readonly state: {
    readonly query: string;
    readonly sale: boolean;
    readonly store: string;
    /** Chosen option ids by filter id. */
    readonly selected: Readonly<Record<string, readonly string[]>>;
  };
}

const toCategory = (raw: FilterCategoryWire, type: FilterCategory['type']): FilterCategory => ({
  id: toText(raw.id),
  title: raw.title,
  type: raw.type === 'property' ? 'property' : type,
  options: toList(raw.options, (option) => {
    const count = toMaybeNumber(option.count);
    return {
      id: toText(option.id),
      value: toText(option.value),
      ...(count !== undefined && { count }),
      ...(option.color && { color: option.color }),
    };
  }),
});

const known = ['query', 'sale', 'store', 'price'];

const toSelected = (state: Record<string, unknown>): Record<string, string[]> => {
  const selected: Record<string, string[]> = {};
  for (const [id, chosen] of Object.entries(state)) {
    if (known.includes(id) || !Array.isArray(chosen) || chosen.length === 0) continue;
    selected[id] = chosen.map(String);
  }
  return selected;
};

/** Converts filters from the wire format. */
export function toFilterData(raw: FiltersWire): FilterData {
  const all = [
    ...toList(raw.categories, (category) => toCategory(category, 'category')),
    ...toList(raw.properties, (category) => toCategory(category, 'property')),
  ];
  const range = raw.state?.price;
  const initial = range && ([Number(range.initial[0]), Number(range.initial[1])] as const);
  const value = range?.value && ([Number(range.value[0]), Number(range.value[1])] as const);
  return {
    categories: all.filter((category) => category.id !== 'price'),
    price: initial
      ? { title: all.find((category) => category.id === 'price')?.title ?? 'Цена', initial, value: value ?? initial }
      : null,
    state: {
      query: toText(raw.state?.query),
      sale: toFlag(raw.state?.sale),
      store: toText(raw.state?.store),
      selected: toSelected(raw.state ?? {}),
    },
  };
}
