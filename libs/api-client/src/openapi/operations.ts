import { emptyRequest } from '../wire-values/wire-requests.js';
import type { WireCall } from '../wire-calls/wire-call.js';
import type { Json } from './json-schemas.js';

/** Calls whose path names no resource. */
const lonely: Readonly<Record<string, string>> = {
  '/api/sendReview/': 'reviews',
  '/api/cancelReview/': 'reviews',
  '/api/subscribe/': 'forms',
  '/api/webform/sendMessage/': 'forms',
  '/api/getkey/': 'key',
};

/** The resource of a call: `basket` of `/api/basket/getItems/`. */
export const tagOf = ({ path }: WireCall): string => lonely[path] ?? path.split('/')[2] ?? '';

/** What an operation needs besides its call. */
export interface OperationParts {
  readonly about: string;
  /** The reference of a call's schema. */
  readonly refOf: (schema: WireCall['request']) => Json;
  /** The request's schema as written, where its fields become parameters. */
  readonly fieldsOf: (schema: WireCall['request']) => Json;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Fields of a GET: one parameter each; anything but a plain value goes as JSON text. */
function parametersOf(request: Json): Json[] {
  const required = (request.required ?? []) as readonly string[];
  return Object.entries((request.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'Requests with the same key are one: retries and double clicks get the same answer.',
};

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description:
    'The quoted `version` of the basket that the buyer saw: another basket is not ordered. Without it whatever is there is.',
};

/** The body of a POST: JSON, or multipart where files may be included. */
function bodyOf({ request, files = [] }: WireCall, { refOf, fieldsOf }: OperationParts): Json {
  if (request === emptyRequest) return { required: false, content: json({ type: 'object' }) };
  if (files.length === 0) return { required: true, content: json(refOf(request)) };
  const fields = fieldsOf(request);
  const parts = Object.fromEntries(
    files.map((name) => [
      name,
      { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
    ]),
  );
  const form = {
    description: 'Arrays and objects as JSON text; files one by one under their field.',
    ...fields,
    properties: { ...(fields.properties as Json), ...parts },
  };
  return { required: true, content: { ...json(refOf(request)), 'multipart/form-data': { schema: form } } };
}

/** One call as an operation of the document. */
export function operationOf(call: WireCall, parts: OperationParts): Json {
  const { name, method, request, response, isBareAllowed, isIdempotent, isConditional } = call;
  const result = parts.refOf(response);
  const success: Json = {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      { type: 'object', required: ['result'], properties: { errorCode: { const: 0 }, result } },
    ],
  };
  const answers = [success, { $ref: '#/components/schemas/Refusal' }, ...(isBareAllowed ? [result] : [])];
  const parameters = [
    ...(method === 'GET' ? parametersOf(parts.fieldsOf(request)) : []),
    ...(isIdempotent ? [idempotencyKey] : []),
    ...(isConditional ? [ifMatch] : []),
  ];
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: parts.about,
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && { requestBody: bodyOf(call, parts) }),
    responses: {
      200: {
        description: 'The result, or a refusal of the shop: `errorCode` tells which.',
        content: {
          ...json({ anyOf: answers }),
          ...(isBareAllowed && { 'text/plain': { schema: { type: 'string', minLength: 1 } } }),
        },
      },
      '4XX': { $ref: '#/components/responses/Fault' },
      '5XX': { $ref: '#/components/responses/Fault' },
    },
  };
}
