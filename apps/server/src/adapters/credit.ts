/** What a credit partner is asked to pay for. Sums are kopecks. */
export interface CreditRequest {
  /** Our opaque id of the application. */
  readonly creditId: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: number }[];
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
}

/** An application that the partner has opened. */
export interface CreditApplication {
  /** The partner's own id of it. */
  readonly externalId: string;
  /** Where the buyer fills it in. */
  readonly link: string;
}

/** A notice as received, not yet verified. */
export interface IncomingCreditNotice {
  readonly body: unknown;
}

/** What a partner says about an application, after it was checked. */
export interface CreditNotice {
  readonly orderNumber: string;
  /** `approved`: signed, the partner pays. `rejected`, `cancelled`: there will be no credit. */
  readonly result: 'pending' | 'approved' | 'rejected' | 'cancelled';
  /** Kopecks of the order; null where the partner does not repeat them. */
  readonly amount: number | null;
}

/**
 * Gives credit for orders. Every call settles within a minute: when the partner has not responded by then, it rejects
 * with a `ServiceFailure`.
 */
export interface CreditPartner {
  /** How the storefront shows it, page data `_config.creditPartner`: inside a dialog, or in a tab of its own. */
  readonly look: { readonly kind: 'frame' | 'tab'; readonly name: string };
  /** Opens an application. Idempotent: the same order has one application. */
  start(request: CreditRequest): Promise<CreditApplication>;
  /**
   * The notice when it is genuine — by its signature, or by asking the partner — else null. It rejects only when the
   * partner cannot be reached now: the response is then 503, and the partner sends the notice again.
   */
  readNotice(notice: IncomingCreditNotice): Promise<CreditNotice | null>;
  /** Confirms to the partner that the goods are in stock and will be handed over. Idempotent. */
  confirm(orderNumber: string): Promise<void>;
  /** Withdraws the application: the order is closed. Idempotent. */
  cancel(orderNumber: string): Promise<void>;
}
