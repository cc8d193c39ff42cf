import type { GenericSchema } from 'valibot';

/** A JSON Schema or another part of the document. */
export type Json = Record<string, unknown>;

/** One step of a pipe or one schema, as the converter passes it. */
interface Part {
  readonly type: string;
  readonly requirement?: unknown;
  readonly getter?: (input: unknown) => GenericSchema;
}

/** The settings of `toJsonSchemaDefs` that this file uses. */
export interface ConverterSettings {
  readonly target: 'draft-2020-12';
  readonly overrideRef: (context: { referenceId: string }) => string;
  readonly overrideAction: (context: { valibotAction: Part; jsonSchema: Json }) => Json | undefined;
  readonly overrideSchema: (context: { valibotSchema: Part; jsonSchema: Json }) => Json | undefined;
}

/**
 * `toJsonSchemaDefs` of `@valibot/to-json-schema`. The caller passes it in, so that this package, which browsers use,
 * does not depend on a converter.
 */
export type ToJsonSchemaDefs = (
  definitions: Record<string, GenericSchema>,
  // oxlint-disable-next-line typescript/no-explicit-any -- its own types name another copy of the same settings
  settings: any,
) => Record<string, object>;

/** A value of each JSON type, to see which schemas a lazy schema returns for them. */
const kindsOfJson: readonly unknown[] = [undefined, null, true, 0, '', [], {}];

const bounds: Readonly<Record<string, string>> = {
  min_value: 'minimum',
  max_value: 'maximum',
  min_length: 'minLength',
  max_length: 'maxLength',
};

const also = (schema: Json, sentence: string): Json => ({
  ...schema,
  description: schema.description === undefined ? sentence : `${String(schema.description)} ${sentence}`,
});

/**
 * Converts named schemas to JSON Schema 2020-12; where one contains another there is a reference.
 * @throws an error that names what JSON Schema cannot express and no preceding `description` explains, so that nothing
 * is lost silently.
 */
export function jsonSchemasOf(
  toJsonSchemaDefs: ToJsonSchemaDefs,
  named: Readonly<Record<string, GenericSchema>>,
): Record<string, Json> {
  const refTo = (name: string): string => `#/components/schemas/${name}`;
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));

  const settings: ConverterSettings = {
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => refTo(referenceId),
    overrideAction: ({ valibotAction: { type, requirement }, jsonSchema }) => {
      // JSON has no other numbers.
      if (type === 'finite') return jsonSchema;
      if (type === 'trim') return also(jsonSchema, 'Spaces around it do not count.');
      const isAllArrays = jsonSchema.type === 'array';
      const bound = bounds[type];
      // Of a union: JSON Schema applies a bound to the kinds that have it, and so does the pipe.
      if (bound !== undefined && !isAllArrays) return { ...jsonSchema, [bound]: requirement };
      if (type !== 'transform' && type !== 'check') return undefined;
      if (jsonSchema.description === undefined) throw new Error(`A ${type} without a description before it`);
      return jsonSchema;
    },
    overrideSchema: ({ valibotSchema: { type, getter }, jsonSchema }) => {
      if (type !== 'lazy' || getter === undefined) return undefined;
      const { $ref: _first, ...others } = jsonSchema;
      const choices = [...new Set(kindsOfJson.map(getter))];
      const refs = choices.map((choice) => {
        const name = names.get(choice);
        if (name === undefined) throw new Error('A lazy schema chooses one that has no name');
        return { $ref: refTo(name) };
      });
      return { ...others, anyOf: refs };
    },
  };
  return toJsonSchemaDefs({ ...named }, settings) as Record<string, Json>;
}
