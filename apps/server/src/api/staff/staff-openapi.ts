import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { version } from '../../../package.json';
import { staffOrder, staffOrderLine } from '../../shop/staff/staff-order.js';
import { staffReturn } from '../../shop/staff/staff-return.js';
import { staffArticle } from './content-calls.js';
import { staffVariant } from './goods-calls.js';
import { staffOrderDetail } from './order-calls.js';
import { staffPage } from './page-calls.js';
import { staffPromo } from './promo-calls.js';
import { staffReview } from './review-calls.js';
import { auditEntry } from './audit-calls.js';
import type { StaffCall } from './staff-call.js';
import { staffCalls } from './staff-calls.js';

type Json = Record<string, unknown>;

/** Schemas that have a name in the document. */
const named: Readonly<Record<string, GenericSchema>> = {
  StaffOrderLine: staffOrderLine,
  StaffOrder: staffOrder,
  StaffOrderDetail: staffOrderDetail,
  StaffReturn: staffReturn,
  StaffVariant: staffVariant,
  StaffPromo: staffPromo,
  StaffReview: staffReview,
  StaffArticle: staffArticle,
  StaffPage: staffPage,
  AuditEntry: auditEntry,
};

const config = {
  target: 'draft-2020-12',
  // What a program sends; rules that JSON Schema cannot express are in the descriptions.
  typeMode: 'input',
  ignoreActions: ['check', 'transform', 'trim'],
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

const schemaOf = (schema: GenericSchema): Json => {
  const { $schema: _dialect, $defs: _known, ...rest } = toJsonSchema(schema, config as never) as Json;
  return rest;
};

const intro = `For the shop's own people and programs, not for pages. Every call needs a key: \`npm run staff -- key add\`.

Results are plain JSON with status 200. A rejected call has the status of what happened (401 no key, 403 wrong role, 404, 409 not possible now, 422 wrong
value, 429 too often) and \`{ "error": { "code", "message" } }\`. Sums are roubles with at most two decimals, moments ISO 8601 in UTC. Fields
that are not described are rejected. Every change is in the audit.`;

/** The staff's API as an OpenAPI 3.1 document, made of the schemas that check it. */
export function makeStaffOpenApi(calls: readonly StaffCall[] = staffCalls): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/api/staff${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tropa staff API', version, description: intro, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths,
    components: {
      schemas: {
        ...(toJsonSchemaDefs({ ...named }, config as never) as Json),
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of the staff.' } },
    },
  };
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });

function operationOf({ name, tag, about, role, params, query, body, response }: StaffCall): Json {
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    operationId: name,
    tags: [tag],
    summary: about,
    description: role === 'admin' ? 'Role: admin.' : `Role: ${role} or admin.`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: content(schemaOf(body)) } }),
    responses: {
      200: { description: 'Done.', content: content(schemaOf(response)) },
      '4XX': { description: 'Rejected.', content: content({ $ref: '#/components/schemas/Error' }) },
      '5XX': { description: 'Failed.', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: inner,
  }));
}
