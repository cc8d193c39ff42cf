import { wireCalls } from '../wire-calls/wire-calls.js';
import type { WireCall } from '../wire-calls/wire-call.js';
import { callAbouts } from './call-abouts.js';
import { jsonSchemasOf, type Json, type ToJsonSchemaDefs } from './json-schemas.js';
import { operationOf, tagOf } from './operations.js';
import { namedSchemasOf, partAbouts } from './schema-names.js';
import type { GenericSchema } from 'valibot';

/** What the contract leaves to the backend. */
export interface OpenApiOptions {
  /** The function of `@valibot/to-json-schema`. */
  readonly toJsonSchemaDefs: ToJsonSchemaDefs;
  /** Version of the contract. */
  readonly version: string;
  /** What each `errorCode` means; 0 is success. */
  readonly errorCodes?: Readonly<Record<number, string>>;
  /** Name of the session cookie. */
  readonly sessionCookie?: string;
}

/** An OpenAPI 3.1 document: plain JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly security: readonly Json[];
  readonly tags: readonly Json[];
  readonly paths: Readonly<Record<string, Record<string, Json>>>;
  readonly components: {
    readonly schemas: Record<string, Json>;
    readonly responses: Json;
    readonly securitySchemes: Json;
  };
}

const tagAbouts: Readonly<Record<string, string>> = {
  basket: "The visitor's basket, its promo code, and the order made of it",
  favorites: "The visitor's favourites",
  comparison: "The visitor's comparison",
  location: 'Cities and receive points',
  user: "The user and the user's orders",
  auth: 'Sign-in, registration and recovery by SMS code',
  catalog: 'Lists of goods and search',
  sales: 'Sales',
  project: 'Photos of the project',
  forms: 'Forms and the subscription',
  articles: 'Articles',
  key: 'The API key',
  reviews: "The user's own reviews",
  product: 'One product: stock, reservation, reviews',
};

const intro = `The calls that the storefront makes, generated from the schemas that both sides check with.

Every answer is an envelope \`{ statusCode, errorCode, errorMessage, result }\`. A refusal of the shop comes with HTTP 200, an
\`errorCode\` other than 0 and a Russian \`errorMessage\` that visitors read; 4xx and 5xx are faults of transport, enveloped as well.
Keys of a request that are not described are dropped, never used. Documented keys of an answer are always there, null or empty text when
empty. Sums are in roubles with at most two decimals, phones ten digits. Addresses answer with and without the last slash.`;

const codesText = (codes: Readonly<Record<number, string>>): string =>
  ['Other than 0.', ...Object.entries(codes).map(([code, meaning]) => `${code}: ${meaning}.`)].join(' ');

/** The schema of a failed response. */
const refusalOf = (codes: Readonly<Record<number, string>>): Json => ({
  description: 'The shop says no, in words for the visitor.',
  allOf: [
    { $ref: '#/components/schemas/Envelope' },
    {
      type: 'object',
      required: ['errorMessage'],
      properties: {
        errorCode: { type: 'integer', not: { const: 0 }, description: codesText(codes) },
        errorMessage: { type: 'string', description: 'A Russian sentence.' },
      },
    },
  ],
});

/** The contract as an OpenAPI 3.1 document. It takes about ten milliseconds: cache the result. */
export function openApiDocument(options: OpenApiOptions): OpenApiDocument {
  const { toJsonSchemaDefs, version, errorCodes = {}, sessionCookie = 'session' } = options;
  const calls: readonly WireCall[] = wireCalls;
  const named = namedSchemasOf(calls);
  const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  const converted = jsonSchemasOf(toJsonSchemaDefs, named);
  for (const [name, description] of Object.entries(partAbouts)) converted[name] = { description, ...converted[name] };
  const known = (schema: GenericSchema): string => nameOf.get(schema) ?? '';

  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const operation = operationOf(call, {
      about: callAbouts[call.name as keyof typeof callAbouts],
      refOf: (schema) => ({ $ref: `#/components/schemas/${known(schema)}` }),
      fieldsOf: (schema) => converted[known(schema)] ?? {},
    });
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  // Their fields are listed as parameters.
  for (const { method, request } of calls) if (method === 'GET') delete converted[known(request)];
  return {
    openapi: '3.1.0',
    info: { title: 'Tropa shop API', version, description: intro, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [{}, { session: [] }],
    tags: [...new Set(calls.map(tagOf))].map((name) => ({ name, description: tagAbouts[name] })),
    paths,
    components: {
      schemas: { ...converted, Refusal: refusalOf(errorCodes) },
      responses: {
        Fault: {
          description:
            'A fault of transport: broken JSON, a foreign origin, an unknown address, overload. Never a business refusal.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description:
            'Given by the first call that changes something; a visitor without it has an empty basket and empty lists.',
        },
      },
    },
  };
}
