/** Why a call of the staff's API was rejected: HTTP status, a word for programs, an English sentence for their authors. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What the call is about does not exist. */
export const notFound = (what: string): StaffRefusal => new StaffRefusal(404, 'not_found', `There is no ${what}.`);

/** What was sent has the right shape and cannot be used. */
export const invalid = (message: string): StaffRefusal => new StaffRefusal(422, 'invalid', message);
