import { checkTolerantly } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { runtimeOf, type ShopSettings } from '../shop-api/shop-settings.js';
import type { ShopStore } from '../store/shop-store.js';
import type { PageDataModels } from './page-data.model.js';
import type { PageDataName } from './page-data.wire.js';
import type { GenericSchema, InferOutput } from 'valibot';

/** What a seed may need beside its own variable. */
export interface SeedContext {
  /** Address of the page: path with query, or full. */
  readonly url: string;
  /** The visitor's stored choices, raw. */
  readonly cookies?: {
    readonly limit?: string | undefined;
    readonly sort?: string | undefined;
    readonly articles_limit?: string | undefined;
  };
  /** All variables of the page, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** One entry of the API cache. */
export interface SeedEntry {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

/** How one page variable is read: checked by the schema that servers print it with, changed into a model, cached. */
export interface PageSeed {
  readonly name: PageDataName;
  readonly schema: GenericSchema;
  /** @throws never; gives nothing when the variable's own data is not enough. */
  readonly entries: (raw: never, context: SeedContext) => readonly SeedEntry[];
}

const pageDataApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page variable. There is no call behind it: absent data is null (decision 22). */
    getPageData: build.query<unknown, PageDataName>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
export { pageDataApi };

/** The entry of a page variable. */
export const variableEntry = <Name extends PageDataName>(name: Name, value: PageDataModels[Name]): SeedEntry => ({
  endpointName: 'getPageData',
  arg: name,
  value,
});

/** A seed whose variable is only kept, for `usePageData`. */
/* @__NO_SIDE_EFFECTS__ */
export function variableSeed<Name extends PageDataName, Schema extends GenericSchema>(
  name: Name,
  schema: Schema,
  toModel: (raw: InferOutput<Schema>) => PageDataModels[Name],
): PageSeed {
  return { name, schema, entries: (raw: InferOutput<Schema>) => [variableEntry(name, toModel(raw))] };
}

/** A seed that fills the cache of calls (and may keep its variable too). */
/* @__NO_SIDE_EFFECTS__ */
export function callSeed<Schema extends GenericSchema>(
  name: PageDataName,
  schema: Schema,
  entries: (raw: InferOutput<Schema>, context: SeedContext) => readonly SeedEntry[],
): PageSeed {
  return { name, schema, entries };
}

/** Said, in the log only, when a page variable cannot be read (S1 §8). */
export const PAGE_DATA_MESSAGE = 'Не удалось получить данные';

/** What `seedStore` takes beside the store and the data. */
export interface SeedStoreOptions extends Omit<SeedContext, 'data'> {
  /** Seeds of this page: import the ones it needs by name, the bundle pays for no other. */
  readonly seeds: readonly PageSeed[];
  /** Default: the store's own `onError`. */
  readonly onError?: ShopSettings['onError'];
}

/**
 * Puts the data of a page into a store before the first render: checked and changed exactly as the answers of calls
 * are. Unknown variables are ignored; one that cannot be read is reported and the page lives on (decision 22).
 * @param data - A plain object of variables by name; reading `window` or the page's JSON block is the host's part.
 */
export function seedStore(store: ShopStore, data: Readonly<Record<string, unknown>>, options: SeedStoreOptions): void {
  const { seeds, onError, ...context } = options;
  const report = onError ?? store.dispatch((_dispatch, _getState, extra) => runtimeOf(extra)).report;
  const entries: SeedEntry[] = [];
  for (const { name, schema, entries: read } of seeds) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined || value === null) continue;
    const checked = checkTolerantly(schema, value);
    if ('message' in checked) {
      report({ kind: 'contract', message: PAGE_DATA_MESSAGE }, { source: name, details: checked.message });
      continue;
    }
    if (checked.dropped.length > 0) {
      const details = checked.dropped.join('; ');
      report({ kind: 'contract', message: PAGE_DATA_MESSAGE }, { source: name, details, isPartial: true });
    }
    entries.push(...read(checked.output as never, { ...context, data }));
  }
  if (entries.length === 0) return;
  // RTK Query types entries by endpoint; seeds of different resources meet here.
  const upsert = shopApi.util.upsertQueryEntries as unknown as (list: SeedEntry[]) => { type: string };
  store.dispatch(upsert(entries));
}
