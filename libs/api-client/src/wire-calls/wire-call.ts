import type { GenericSchema } from 'valibot';

/** One call of the shop: how it is sent, and the schemas that both sides validate it with. */
export interface WireCall {
  /** Name of the endpoint in the client. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path of the call. That of the listing is only a default: each page gives its own catalogue URL. */
  readonly path: string;
  /** Validates and cleans what a server receives. */
  readonly request: GenericSchema;
  /** Validates `result` of the envelope. */
  readonly response: GenericSchema;
  /** Form fields that carry files: the call is then sent as multipart. */
  readonly files?: readonly string[];
  /** The response may be `result` itself, without the envelope. */
  readonly isBareAllowed?: true;
  /** Retries with the same `Idempotency-Key` header take effect once. */
  readonly isIdempotent?: true;
  /** The `If-Match` header carries the `version` of the basket that the buyer saw. */
  readonly isConditional?: true;
}
