import type { RefusalReason } from './tally.js';

export { ShopRefusal, errorCodes } from '../shop/refusal.js';

/** The shape of every response under `/api/`: `S1 §8`. */
export interface Envelope {
  statusCode: number;
  errorCode: number;
  errorMessage: string;
  result: unknown;
}

/** Wraps a result. */
export const ok = (result: unknown): Envelope => ({ statusCode: 200, errorCode: 0, errorMessage: '', result });

/** Wraps a failure. */
export const failure = (statusCode: number, errorCode: number, errorMessage: string): Envelope => ({
  statusCode,
  errorCode,
  errorMessage,
  result: null,
});

/**
 * The request cannot be accepted as it is. The response has this HTTP status, code 1 and this Russian sentence.
 * `reason`: under which a 503 is counted.
 */
export class TransportFault extends Error {
  override readonly name = 'TransportFault';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly reason: RefusalReason = 'other',
  ) {
    super(message);
  }
}
