/** A plain letter. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters. Rejects when the letter was not taken for delivery. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}
