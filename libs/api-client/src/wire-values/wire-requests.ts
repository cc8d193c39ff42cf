/**
 * Small schemas that requests are composed of: exact types, bounded lengths, unknown keys dropped. Digits sent as text
 * (query strings, multipart) become numbers. A `description` before a `transform` or a `check` says in `/openapi.json`
 * what JSON Schema cannot express.
 */
import {
  check,
  description,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'valibot';

const integerRequest = union([
  pipe(number(), integer()),
  pipe(
    string(),
    regex(/^\d{1,15}$/),
    description('Digits as text are read as a number; its bounds hold.'),
    transform(Number),
  ),
]);

/** An id: a positive integer. */
export const idRequest = pipe(integerRequest, minValue(1), maxValue(Number.MAX_SAFE_INTEGER));

/** An id that may be empty (`retailId`): `null`, `''`, `0` and absent all mean none. */
export const maybeIdRequest = nullish(
  union([
    pipe(
      union([literal(''), literal(0), literal('0')]),
      description('None, as absent.'),
      transform(() => undefined),
    ),
    idRequest,
  ]),
);

/** A page number from 1 to 10,000; others are rejected. */
export const pageRequest = pipe(integerRequest, minValue(1), maxValue(10_000));

/** A page size. */
/* @__NO_SIDE_EFFECTS__ */
export function limitRequest(max: number) {
  return pipe(integerRequest, minValue(1), maxValue(max));
}

/** A whole number from 0 (offsets, dimensions). */
/* @__NO_SIDE_EFFECTS__ */
export function countRequest(max: number) {
  return pipe(integerRequest, minValue(0), maxValue(max));
}

/** Trimmed text that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function textRequest(max: number) {
  return pipe(string(), trim(), minLength(1), maxLength(max));
}

/** Trimmed text that may be empty or absent. */
/* @__NO_SIDE_EFFECTS__ */
export function maybeTextRequest(max: number) {
  return nullish(pipe(string(), trim(), maxLength(max)), '');
}

/** A phone as typed; the server normalises it to ten digits, or rejects it with a Russian message. */
export const phoneRequest = pipe(string(), trim(), maxLength(32));

/** An optional phone as typed. */
export const maybePhoneRequest = maybeTextRequest(32);

/** An e-mail as typed; the server validates it. */
export const emailRequest = maybeTextRequest(254);

/** A password as typed; never trimmed. */
export const passwordRequest = pipe(string(), maxLength(128));

/** A value sent as JSON text inside multipart or a query string, or as itself in JSON. */
export const jsonTextRequest = pipe(
  unknown(),
  description(
    'JSON, or its text (up to 20 000 characters) in a query string or a form. Text that is no JSON is read as nothing.',
  ),
  check((value) => typeof value !== 'string' || value.length <= 20_000),
  transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return undefined;
    }
  }),
);

/** A call that sends nothing. */
export const emptyRequest = object({});
