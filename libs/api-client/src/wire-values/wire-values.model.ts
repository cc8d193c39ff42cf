/** Conversions from what wire schemas tolerate to what models guarantee. */

type Maybe<Value> = Value | null | undefined;

/** A switch from the wire: true, 1, '1' and 'Y' are on. */
export const toFlag = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'Y';

/** Text or ''. */
export const toText = (value: Maybe<string | number>): string => (value ?? '') + '';

/** A number, or undefined for an empty value. */
export const toMaybeNumber = (value: Maybe<number | string>): number | undefined =>
  value === null || value === undefined || value === '' ? undefined : Number(value);

/** A list, or an empty one. */
export const toList = <From, To>(items: Maybe<readonly From[]>, toModel: (item: From) => To): To[] =>
  (items ?? []).map((item) => toModel(item));

/** A record; the empty list that some servers send for an empty record becomes an empty record. */
export const toRecord = <Value>(value: Maybe<Record<string, Value> | unknown[]>): Record<string, Value> =>
  value && !Array.isArray(value) ? value : {};
