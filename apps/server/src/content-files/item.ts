import { createHash } from 'node:crypto';

/** Kinds of things that a content folder has, in the order of loading: shops are in cities. */
export const itemKinds = [
  'identity',
  'delivery',
  'city',
  'shop',
  'file',
  'page',
  'block',
  'sales',
  'gallery',
  'article',
  'synonyms',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** A thing of the content, by its kind and key: what the folder wants, or what the database has. */
export interface Item {
  readonly kind: ItemKind;
  readonly key: string;
  /** JSON. */
  readonly value: unknown;
  /** Bytes of a file. */
  readonly content?: Buffer;
}

/** «article pervyj-snoubord», as messages and the table of loads name it. */
export const nameOf = ({ kind, key }: Pick<Item, 'kind' | 'key'>): string => (key === '' ? kind : `${kind} ${key}`);

/** Items by name. */
export const byName = (items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [nameOf(item), item]));

/** JSON with sorted keys: the database returns them in another order. */
const stable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, stable(inner)]),
  );
};

/** Whether two values are the same. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stable(value)))
    .digest('base64url');
