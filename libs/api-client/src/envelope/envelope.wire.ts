import { maybeTextWire } from '../wire-values/wire-values.js';
import { nullish, number, object, unknown, type GenericSchema, type InferOutput } from 'valibot';

/** What every answer of the shop is wrapped into (S1 §8). `errorCode` 0 means success and yields `result`. */
export const envelopeWire = object({
  statusCode: nullish(number()),
  errorCode: number(),
  errorMessage: maybeTextWire,
  result: unknown(),
});

/** The envelope with a known `result`, for a server that checks what it answers. */
export const envelopeOf = <Schema extends GenericSchema>(result: Schema) =>
  object({ statusCode: number(), errorCode: number(), errorMessage: maybeTextWire, result });

/** The envelope of S1 §8. */
export type EnvelopeWire = InferOutput<typeof envelopeWire>;
