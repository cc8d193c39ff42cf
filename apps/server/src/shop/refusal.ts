/** Numbers of the server's error catalogue. The client shows the message; the number is for programs. */
export const errorCodes = {
  /** Transport: bad JSON, cross-origin request, unknown path, overload. */
  fault: 1,
  /** A field is missing, too long or of a wrong type. */
  invalid: 10,
  /** What the call is about does not exist. */
  notFound: 11,
  /** The call needs a signed-in user. */
  unauthorized: 12,
  /** Too many attempts. */
  tooMany: 13,
  /** A rule of the shop forbids it: a wrong code or password, goods sold out, … */
  refused: 20,
} as const;

/**
 * A refusal by a rule of the shop. The response is HTTP 200 with a code other than 0 and this Russian sentence
 * (decision 10).
 */
export class ShopRefusal extends Error {
  override readonly name = 'ShopRefusal';
  constructor(
    message: string,
    readonly errorCode: number = errorCodes.refused,
    /**
     * When the same call will be accepted, in seconds from now: sent as `Retry-After`, for a client that counts down.
     */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
