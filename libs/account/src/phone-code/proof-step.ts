/** Progress of a phone: to be entered, a code sent to it, proven by the code. */
export type ProofStep = 'phone' | 'code' | 'proven';

/** For a form that resumes where it was left, when a dialog closed halfway is reopened. */
export interface ProofKeeping {
  /** The step to start at, for `defaultPhone`. @default 'phone' */
  readonly start?: ProofStep | undefined;
  /** Another step was reached, with the phone it is about. */
  readonly onStep?: ((step: ProofStep, phone: string) => void) | undefined;
}
