import { checkTolerantly } from '../shop-api/response.js';
import { withWholeAddresses } from '../shop-api/whole-addresses.js';
import { shopApi } from '../shop-api/shop-api.js';
import { runtimeOf, type ShopSettings } from '../shop-api/shop-settings.js';
import type { ShopStore } from '../store/shop-store.js';
import type { PageDataModels } from './page-data.model.js';
import type { PageDataName } from './page-data.wire.js';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema, InferOutput } from 'valibot';

/** What a seed may need besides its own variable. */
export interface SeedContext {
  /** Address of the page: path with query, or full. */
  readonly url: string;
  /** The visitor's stored choices, unchecked. */
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

/** How one page variable is read: validated by the schema that servers print it with, converted to a model, cached. */
export interface PageSeed {
  readonly name: PageDataName;
  readonly schema: GenericSchema;
  /** Never throws; returns no entries when the variable's own data is not enough. */
  readonly entries: (raw: never, context: SeedContext) => readonly SeedEntry[];
}

const pageDataApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page variable. No call supplies it: an absent variable is null. */
    getPageData: build.query<unknown, PageDataName>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
export { pageDataApi };

/** The cache entry of a page variable. */
export const variableEntry = <Name extends PageDataName>(name: Name, value: PageDataModels[Name]): SeedEntry => ({
  endpointName: 'getPageData',
  arg: name,
  value,
});

/** A seed that only stores its variable, for `usePageData`. */
/* @__NO_SIDE_EFFECTS__ */
export function variableSeed<Name extends PageDataName, Schema extends GenericSchema>(
  name: Name,
  schema: Schema,
  toModel: (raw: InferOutput<Schema>) => PageDataModels[Name],
): PageSeed {
  return { name, schema, entries: (raw: InferOutput<Schema>) => [variableEntry(name, toModel(raw))] };
}

/** A seed that fills the cache of calls (and may store its variable too). */
/* @__NO_SIDE_EFFECTS__ */
export function callSeed<Schema extends GenericSchema>(
  name: PageDataName,
  schema: Schema,
  entries: (raw: InferOutput<Schema>, context: SeedContext) => readonly SeedEntry[],
): PageSeed {
  return { name, schema, entries };
}

/** Message for the log, never shown to visitors, when a page variable cannot be read. */
export const PAGE_DATA_MESSAGE = 'Не удалось получить данные';

/** Variables about the host's own pages and calls: their addresses stay as the host gives them. */
const ofTheHost: readonly PageDataName[] = ['_config', '_catalogUrl', '_menuItems', '_breadcrumbs'];

/** Options of `seedAction`. */
export interface SeedActionOptions extends Omit<SeedContext, 'data'>, Pick<ShopSettings, 'publicUrl'> {
  /** Seeds of this page: import only those it needs by name, so that the bundle contains no others. */
  readonly seeds: readonly PageSeed[];
  /** Called for every variable that cannot be read. */
  readonly onError: NonNullable<ShopSettings['onError']>;
}

/**
 * The action that puts page data into a store, validated and converted exactly like responses of calls. Unknown
 * variables are ignored; a variable that cannot be read is reported, and the others are still used.
 * @param data - A plain object of variables by name; reading `window` or the page's JSON block is up to the host.
 * @returns null when there is nothing to put in.
 */
export function seedAction(
  data: Readonly<Record<string, unknown>>,
  { seeds, onError, publicUrl, ...context }: SeedActionOptions,
): UnknownAction | null {
  const entries: SeedEntry[] = [];
  for (const { name, schema, entries: read } of seeds) {
    const sent = Object.hasOwn(data, name) ? data[name] : undefined;
    if (sent === undefined || sent === null) continue;
    const value = publicUrl === undefined || ofTheHost.includes(name) ? sent : withWholeAddresses(sent, { publicUrl });
    const checked = checkTolerantly(schema, value);
    if ('message' in checked) {
      onError({ kind: 'contract', message: PAGE_DATA_MESSAGE }, { source: name, details: checked.message });
      continue;
    }
    if (checked.dropped.length > 0) {
      const details = checked.dropped.join('; ');
      onError({ kind: 'contract', message: PAGE_DATA_MESSAGE }, { source: name, details, isPartial: true });
    }
    entries.push(...read(checked.output as never, { ...context, data }));
  }
  // RTK Query types entries by endpoint; seeds of different resources meet here.
  const upsert = shopApi.util.upsertQueryEntries as unknown as (list: SeedEntry[]) => UnknownAction;
  return entries.length === 0 ? null : upsert(entries);
}

/** Options of `seedStore`. */
export interface SeedStoreOptions extends Omit<SeedActionOptions, 'onError' | 'publicUrl'> {
  /** Defaults to the store's own `onError`. */
  readonly onError?: ShopSettings['onError'];
}

/**
 * Dispatches `seedAction` to a store; do it before the first render.
 * @param data - A plain object of variables by name.
 */
export function seedStore(store: ShopStore, data: Readonly<Record<string, unknown>>, options: SeedStoreOptions): void {
  const { report, settings } = store.dispatch((_dispatch, _getState, extra) => runtimeOf(extra));
  const { publicUrl } = settings;
  const action = seedAction(data, { ...options, onError: options.onError ?? report, ...(publicUrl && { publicUrl }) });
  if (action) store.dispatch(action);
}
