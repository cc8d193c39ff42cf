import * as v from 'valibot';

/** Ids in addresses and queries, which are text. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be an id'),
  v.description('An id.'),
  v.transform(Number),
);

/** How many entries: 50 by default, 100 at most. */
export const limitText = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:[1-9]\d?|100)$/, 'must be from 1 to 100'),
    v.description('How many, from 1 to 100; 50 by default.'),
    v.transform(Number),
  ),
  '50',
);

/** A moment or a day in a query. */
export const momentText = (about: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/,
      'must be an ISO date or moment',
    ),
    v.description(about),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a date'),
    v.transform((text) => new Date(text)),
  );

/** A moment in a body; null removes it. */
export const momentOrNull = v.nullable(
  v.pipe(v.string(), v.isoTimestamp('must be an ISO moment, 2026-03-01T09:00:00Z'), v.description('UTC.')),
);

const isMoney = (roubles: number): boolean => Math.abs(roubles * 100 - Math.round(roubles * 100)) < 1e-6;

/** A price in a body: kopecks fit into the column. */
export const money = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(20_000_000),
  v.description('Roubles with at most two decimals.'),
  v.check(isMoney, 'must have at most two decimals'),
);

/** Roubles of a body as kopecks. */
export const toKopecks = (roubles: number): number => Math.round(roubles * 100);

/** A line of text. */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** An empty object: a body or a response without data. */
export const nothing = v.strictObject({});
