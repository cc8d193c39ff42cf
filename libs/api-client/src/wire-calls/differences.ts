import { documentedKeys } from './documented-keys.js';
import { schemaAt, wantedBy } from './wanted.js';
import type { WireCallName } from './wire-calls.js';
import { safeParse, type GenericSchema } from 'valibot';

/** One place where a response differs from the contract. */
export interface Difference {
  /** Such as `items[3].price`; '' is the whole value. */
  readonly path: string;
  readonly wanted: string;
  /** What was received instead, in at most 80 characters. */
  readonly came: string;
}

const longest = 80;

/** A short text for a value. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing: the key is missing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** `items[3].price` of ['items', 3, 'price']. */
export const pathText = (path: readonly unknown[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/** Where a value does not match a schema, in words; empty when it matches. */
export function differencesOf(schema: GenericSchema, value: unknown): Difference[] {
  const checked = safeParse(schema, value);
  if (checked.success) return [];
  return checked.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key);
    const there = schemaAt(schema, path, value);
    return {
      path: pathText(path),
      wanted: there ? wantedBy(there, issue.input) : (issue.expected ?? issue.message),
      came: shown(issue.input),
    };
  });
}

/** Objects at a place of `documentedKeys` with the paths they have. */
function objectsAt(result: unknown, place: string): { path: string; value: object }[] {
  const isEach = place.endsWith('[]');
  const name = isEach ? place.slice(0, -2) : place;
  const there = name === '' ? result : (result as Record<string, unknown> | null)?.[name];
  const values: unknown[] = isEach ? (Array.isArray(there) ? there : []) : [there];
  return values
    .map((value, index) => ({ path: isEach ? `${name}[${index}]` : name, value }))
    .filter(
      (found): found is { path: string; value: object } => typeof found.value === 'object' && found.value !== null,
    );
}

/**
 * Documented keys that a result lacks. A server must always send them, null or '' when empty, although the client
 * tolerates their absence.
 */
export function missingKeysOf(name: WireCallName, result: unknown): Difference[] {
  return Object.entries(documentedKeys[name] ?? {}).flatMap(([place, keys]) =>
    objectsAt(result, place).flatMap(({ path, value }) =>
      keys
        .filter((key) => !(key in value))
        .map((key) => ({
          path: path === '' ? key : `${path}.${key}`,
          wanted: 'the key, null or empty text when there is nothing',
          came: shown(undefined),
        })),
    ),
  );
}
