/** What an acquirer is asked to collect. `amount` is kopecks. */
export interface PaymentRequest {
  /** Our opaque id of the payment: the same for every attempt to pay one order. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: number;
  /** How the buyer chose to pay; by card by default. */
  readonly method?: 'card' | 'sbp';
}

/** What a receipt of 54-ФЗ lists. Prices are kopecks a piece. */
export interface ReceiptData {
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly lines: readonly { readonly title: string; readonly price: number; readonly quantity: number }[];
  /** Kopecks; 0 when nothing is paid for it. */
  readonly delivery: number;
  /** Kopecks given back that belong to no line and not to delivery. */
  readonly other?: number;
}

/** What an acquirer is asked to refund: `amount` of one payment. */
export interface RefundRequest extends PaymentRequest {
  /** The acquirer's own id of the payment, from its notice; '' when the notice has none. */
  readonly externalId: string;
  /** Set when not all of the payment is given back at once: which part it is, with the same id in every retry. */
  readonly part?: { readonly id: string; readonly receipt: ReceiptData };
}

/** A notice as received, not yet verified. */
export interface IncomingNotice {
  readonly body: unknown;
  /** Header names, in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address of the sender. */
  readonly ip: string;
}

/** What an acquirer says about a payment, after it was checked. */
export interface PaymentNotice {
  readonly paymentId: string;
  /** `failed`: this attempt failed, the buyer may try again. `refunded`: the money went back. */
  readonly result: 'pending' | 'paid' | 'failed' | 'refunded';
  /** Kopecks of the payment. A notice whose sum differs from the order's is rejected. */
  readonly amount: number;
  /** The acquirer's own id of the payment; needed where refunds are requested by it. */
  readonly externalId?: string;
  /** Address of the fiscal receipt, if the acquirer sends one: it may come later than the money. */
  readonly receiptLink?: string;
}

/** A notice as it is sent. */
export interface SignedNotice extends PaymentNotice {
  readonly sign: string;
}

/**
 * Takes payments by card, and maybe by СБП, on a page of its own. Every call settles within a minute: when the acquirer
 * has not responded by then, it rejects with a `ServiceFailure`.
 */
export interface CardPayment {
  /** The shop deliberately accepts no cards: an order paid by card is rejected before anything is written. */
  readonly isOff?: true;
  /** Whether it also accepts СБП (Система быстрых платежей), so that `method` of a request may be `sbp`. */
  readonly isSbpOn?: boolean;
  /** Starts a payment and returns the URL where the buyer pays. The same payment may be started again. */
  start(request: PaymentRequest): Promise<string>;
  /**
   * The notice when it is genuine — by its signature, or by asking the acquirer — else null. It rejects only when the
   * acquirer cannot be reached now: the response is then 503, and the acquirer sends the notice again.
   */
  readNotice(notice: IncomingNotice): Promise<PaymentNotice | null>;
  /** Gives the money back. Idempotent: the same refund requested again is made once. */
  refund(request: RefundRequest): Promise<void>;
}
