/** A text for one phone. `phone` is ten digits. */
export interface SmsMessage {
  /** Stays the same when the text is sent again after a failure: gateways that know such a key send it once. */
  readonly id: string;
  readonly phone: string;
  readonly text: string;
}

/** Sends text messages. Rejects with a `ServiceFailure` when the gateway did not take the message. */
export interface SmsGateway {
  /** The texts are read on `/demo/outbox`, not on a phone: what they tell stays in the outbox. Of the demo gateway alone. */
  readonly isReadInOutbox?: true;
  send(message: SmsMessage): Promise<void>;
}
