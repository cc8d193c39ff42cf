/**
 * Why an outside service did not do what it was asked. `message` is for the log and the outbox: it names the service
 * and its response, never a password, a code or the text of a message.
 */
export class ServiceFailure extends Error {
  /**
   * Retrying cannot help: a wrong address, a rejected e-mail. Wrong credentials can be fixed, so they are not
   * permanent.
   */
  readonly isPermanent: boolean;

  constructor(message: string, options: { readonly isPermanent: boolean; readonly cause?: unknown }) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ServiceFailure';
    this.isPermanent = options.isPermanent;
  }
}
