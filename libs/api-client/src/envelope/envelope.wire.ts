import { maybeTextWire } from '../wire-values/wire-values.js';
import { nullish, number, object, unknown, type GenericSchema, type InferOutput } from 'valibot';

/**
 * The envelope around every response. `errorCode` 0 means success, and `result` holds the data; any other code is a
 * failure, even under HTTP 200, and `errorMessage` says why.
 */
export const envelopeWire = object({
  statusCode: nullish(number()),
  errorCode: number(),
  errorMessage: maybeTextWire,
  result: unknown(),
});

/** The envelope with a known `result`, for a server that checks its own responses. */
export const envelopeOf = <Schema extends GenericSchema>(result: Schema) =>
  object({ statusCode: number(), errorCode: number(), errorMessage: maybeTextWire, result });

/** The envelope around every response. */
export type EnvelopeWire = InferOutput<typeof envelopeWire>;
