/** What an acquirer is asked to take. `amount` is kopecks. */
export interface PaymentRequest {
  /** Our opaque name of the payment: the same for every try to pay one order. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: number;
}

/** What an acquirer is asked to give back: all of one payment. */
export interface RefundRequest extends PaymentRequest {
  /** The acquirer's own name of the payment, as its notice told it; '' when it told none. */
  readonly externalId: string;
}

/** A notice as it came in, before anything in it is believed. */
export interface IncomingNotice {
  readonly body: unknown;
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address of whoever brought it. */
  readonly ip: string;
}

/** What an acquirer says about a payment, after it was checked. */
export interface PaymentNotice {
  readonly paymentId: string;
  /** `failed`: this try did not work out, the buyer may try again. `refunded`: the money went back. */
  readonly result: 'pending' | 'paid' | 'failed' | 'refunded';
  /** Kopecks of the payment. A notice about another sum than the order's is refused. */
  readonly amount: number;
  /** The acquirer's own name of the payment; needed where refunds are asked by it. */
  readonly externalId?: string;
}

/** A notice as it travels. */
export interface SignedNotice extends PaymentNotice {
  readonly sign: string;
}

/**
 * Takes card payments on a page of its own. Every call ends within a minute, whatever the acquirer does: it rejects
 * with a `ServiceFailure` then.
 */
export interface CardPayment {
  /** The shop does without cards on purpose: an order by card is refused before anything of it is written. */
  readonly isOff?: true;
  /** Starts a payment and gives the address where the buyer pays. The same payment may be started again. */
  start(request: PaymentRequest): Promise<string>;
  /**
   * The notice when it is genuine — by its signature, or by asking the acquirer — else null. Foreign bytes give null;
   * it rejects only when the acquirer cannot be asked now: the notice is then answered 503, and comes again.
   */
  readNotice(notice: IncomingNotice): Promise<PaymentNotice | null>;
  /** Gives the money back. The same refund may be asked again: it is made once. */
  refund(request: RefundRequest): Promise<void>;
}
