/** A text for one phone. `phone` is ten digits. */
export interface SmsMessage {
  readonly phone: string;
  readonly text: string;
}

/** Sends text messages. Rejects when the gateway did not take the message. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<void>;
}
