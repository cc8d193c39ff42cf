/** The store of files did not respond, or responded with a failure. `message` names no key and no visitor's file. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** The HTTP status of the store; 0 without a response. */
  readonly status: number;

  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}
