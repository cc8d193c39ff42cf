/** A plain-text e-mail. */
export interface MailMessage {
  /**
   * Stays the same when the e-mail is sent again after a failure: the `Message-ID` derived from it identifies
   * duplicates.
   */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends e-mail. Rejects with a `ServiceFailure` when the e-mail was not accepted for delivery. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
  /** Closes pooled connections, where there are any. */
  close?(): void;
}
