/** What an acquirer is asked to take. `amount` is kopecks. */
export interface PaymentRequest {
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: number;
}

/** What an acquirer says about a payment, after its signature was checked. */
export interface PaymentNotice {
  readonly paymentId: string;
  readonly result: 'paid' | 'failed';
  /** Kopecks. A notice about another sum than the order's is refused. */
  readonly amount: number;
}

/** A notice as it travels. */
export interface SignedNotice extends PaymentNotice {
  readonly sign: string;
}

/** Takes card payments on a page of its own. */
export interface CardPayment {
  /** Starts a payment and gives the address where the buyer pays. The same payment may be started again. */
  start(request: PaymentRequest): Promise<string>;
  /** The notice when its signature is right, else null. Never throws on foreign bytes. */
  readNotice(body: unknown): PaymentNotice | null;
  /** Gives the money back. The same refund may be asked again. */
  refund(request: PaymentRequest): Promise<void>;
}
