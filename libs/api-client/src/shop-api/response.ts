import type { ApiError } from './api-error.js';
import type { CallMeta } from './shop-base-query.js';
import { safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot';

type Checked<Output> = { readonly output: Output; readonly dropped: readonly string[] } | { readonly message: string };

type PathItem = NonNullable<BaseIssue<unknown>['path']>[number];

const describe = (issue: BaseIssue<unknown>): string => {
  const path = issue.path?.map((item: PathItem) => String(item.key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
};

/** The list items that issues are in: innermost list → indexes. */
function badItemsOf(issues: readonly BaseIssue<unknown>[]): Map<unknown, Set<number>> | undefined {
  const bad = new Map<unknown, Set<number>>();
  for (const issue of issues) {
    const item = issue.path?.findLast((step: PathItem) => step.type === 'array');
    if (!item) return undefined;
    const indexes = bad.get(item.input) ?? new Set<number>();
    bad.set(item.input, indexes.add(item.key));
  }
  return bad;
}

function withoutItems(value: unknown, bad: Map<unknown, Set<number>>): unknown {
  if (Array.isArray(value)) {
    const indexes = bad.get(value);
    return value.filter((_item, index) => !indexes?.has(index)).map((item) => withoutItems(item, bad));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutItems(inner, bad)]));
}

/**
 * Validates data against a schema. Items of lists are validated one by one: an invalid item is dropped, never its list.
 * An issue outside of lists rejects the whole response.
 */
export function checkTolerantly<Schema extends GenericSchema>(
  schema: Schema,
  data: unknown,
): Checked<InferOutput<Schema>> {
  const result = safeParse(schema, data);
  if (result.success) return { output: result.output, dropped: [] };
  const bad = badItemsOf(result.issues);
  const second = bad && safeParse(schema, withoutItems(data, bad));
  if (!second?.success) return { message: result.issues.slice(0, 3).map(describe).join('; ') };
  return { output: second.output, dropped: result.issues.map(describe) };
}

/** For a response with dropped items: what was wrong with them, and the data as received. */
const droppedOf = new WeakMap<object, { readonly messages: readonly string[]; readonly sent: unknown }>();

/** What RTK Query requires of a schema whose input and output are the same type. */
export interface RawSchema<Raw> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (data: unknown) => { readonly value: Raw } | { readonly issues: readonly { message: string }[] };
    readonly types?: { readonly input: Raw; readonly output: Raw };
  };
}

/**
 * The two properties of an endpoint that read its response: the wire schema validates it, `toModel` converts it.
 * Dropped list items are reported to the store's `onError`; `sent` is the response before they were dropped, with the
 * schema's shape outside of lists.
 */
export function responseOf<Schema extends GenericSchema, Model, Arg = unknown>(
  schema: Schema,
  toModel: (raw: InferOutput<Schema>, arg: Arg, sent: unknown) => Model,
) {
  const rawResponseSchema: RawSchema<InferOutput<Schema>> = {
    '~standard': {
      version: 1,
      vendor: 'tropa',
      validate: (data) => {
        const checked = checkTolerantly(schema, data);
        if ('message' in checked) return { issues: [{ message: checked.message }] };
        if (checked.dropped.length > 0)
          droppedOf.set(checked.output as object, { messages: checked.dropped, sent: data });
        return { value: checked.output };
      },
    },
  };
  const transformResponse = (raw: InferOutput<Schema>, meta: CallMeta | undefined, arg: Arg): Model => {
    const dropped = typeof raw === 'object' && raw !== null ? droppedOf.get(raw) : undefined;
    for (const message of dropped?.messages ?? []) {
      const error: ApiError = { kind: 'contract', message };
      meta?.report(error, true);
    }
    return toModel(raw, arg, dropped ? dropped.sent : raw);
  };
  return { rawResponseSchema, transformResponse };
}
