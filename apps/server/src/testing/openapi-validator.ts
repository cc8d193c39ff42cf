import type { OpenApiDocument } from '@tropa/api-client/openapi';
import fastify from 'fastify';

/** Says where a value breaks a schema of the document: `/result/items/0/id must be number`; nothing when it does not. */
export type OpenApiValidator = (schema: object, value: unknown) => string[];

type Compiled = ((value: unknown) => unknown) & { errors?: { instancePath: string; message?: string }[] | null };

/** Validates by the document itself, with the validator that Fastify brings: it changes nothing here. */
export async function openApiValidatorOf({ components }: OpenApiDocument): Promise<OpenApiValidator> {
  const customOptions = {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: true,
    strict: false,
  } as const;
  const app = fastify({ ajv: { customOptions } });
  let compile: ((schema: object) => unknown) | undefined;
  app.get('/', async (request) => {
    compile = (schema) => request.compileValidationSchema(schema);
    return '';
  });
  await app.inject('/');
  const compiled = new Map<string, Compiled>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    // Each has all components beside it: references are read from the root.
    const validate = compiled.get(key) ?? (compile?.({ ...schema, components }) as Compiled);
    compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  };
}
