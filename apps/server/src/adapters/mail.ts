/** A plain letter. */
export interface MailMessage {
  /** Stays the same when the letter is sent again after a failure: a `Message-ID` made of it shows the copies. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters. Rejects with a `ServiceFailure` when the letter was not taken for delivery. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
  /** Ends kept connections, where there are any. */
  close?(): void;
}
