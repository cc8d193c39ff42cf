/** A text for one phone. `phone` is ten digits. */
export interface SmsMessage {
  /** Stays the same when the text is sent again after a failure: gateways that know such a key send it once. */
  readonly id: string;
  readonly phone: string;
  readonly text: string;
}

/** Sends text messages. Rejects with a `ServiceFailure` when the gateway did not accept the message. */
export interface SmsGateway {
  /**
   * True for the demo gateway alone: its texts are read on `/demo/outbox`, not on a phone, so their secrets stay in the
   * outbox.
   */
  readonly isReadInOutbox?: true;
  send(message: SmsMessage): Promise<void>;
}
