import type { GenericSchema } from 'valibot';

/** One call of the shop: how it is sent and what both sides check it with. */
export interface WireCall {
  /** Name of the endpoint in the client. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path on our server; the listing's may differ on other servers (S1 §7). */
  readonly path: string;
  /** Checks and cleans what a server receives. */
  readonly request: GenericSchema;
  /** Checks `result` of the envelope. */
  readonly response: GenericSchema;
  /** Section of the specification. */
  readonly section: string;
  /** Form fields that carry files: the call comes as multipart then (S1 §7). */
  readonly files?: readonly string[];
  /** The answer may be `result` itself, without the envelope (decision 10). */
  readonly isBareAllowed?: true;
  /** The header `Idempotency-Key` makes retries one call (decision 18). */
  readonly isIdempotent?: true;
  /** The header `If-Match` takes the `version` of the basket that the buyer saw. */
  readonly isConditional?: true;
}
