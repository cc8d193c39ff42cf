import { doneResponse, flagWire, numberWire } from '../wire-values/wire-values.js';
import type { GenericSchema } from 'valibot';

/** The parts of wire schemas that this file reads. */
interface Looked {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly items?: readonly GenericSchema[];
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly getter?: (input: unknown) => GenericSchema;
}

const look = (schema: GenericSchema): Looked => schema;

const known = new Map<GenericSchema, string>([
  [numberWire, 'a number, or text that is one'],
  [flagWire, 'a switch: true, false, 1, 0, "Y" or "N"'],
  [doneResponse, 'anything'],
]);

const plain: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  loose_object: 'an object',
  record: 'an object',
  unknown: 'anything',
};

const listed = (choices: readonly string[]): string => [...new Set(choices)].join(', or ');

/** A schema in words: what it accepts. `input` is the received value, for schemas that depend on it. */
export function wantedBy(schema: GenericSchema, input?: unknown): string {
  const told = known.get(schema);
  if (told !== undefined) return told;
  const { type, literal, options = [], items = [], wrapped, getter } = look(schema);
  if (type === 'literal') return JSON.stringify(literal);
  if (type === 'picklist')
    return listed(options.map((option) => (option === '' ? 'empty text' : JSON.stringify(option))));
  if (type === 'union') return listed(options.map((option) => wantedBy(option as GenericSchema, input)));
  if (type === 'tuple') return `a list of ${items.length}`;
  if (type === 'nullish' && wrapped) return `${wantedBy(wrapped, input)}, or nothing`;
  if (type === 'lazy' && getter) return wantedBy(getter(input), input);
  return plain[type] ?? type;
}

/** The schema at a path; undefined where there is none. */
export function schemaAt(schema: GenericSchema, path: readonly unknown[], input: unknown): GenericSchema | undefined {
  const { type, options = [], items, item, value, wrapped, entries, getter } = look(schema);
  if (wrapped) return path.length === 0 ? schema : schemaAt(wrapped, path, input);
  if (getter) return schemaAt(getter(input), path, input);
  if (path.length === 0) return schema;
  if (type === 'union') {
    for (const option of options) {
      const found = schemaAt(option as GenericSchema, path, input);
      if (found) return found;
    }
    return undefined;
  }
  const [key, ...rest] = path;
  const next = item ?? items?.[Number(key)] ?? entries?.[String(key)] ?? value;
  const inside = (input as Record<string, unknown> | null | undefined)?.[String(key)];
  return next && schemaAt(next, rest, inside);
}
