/** How far a phone has come: asked for, a code sent to it, proven by the code. S2 §4. */
export type ProofStep = 'phone' | 'code' | 'proven';

/** For a form that goes on where it was left: a dialog closed in the middle is opened again. */
export interface ProofKeeping {
  /** The step to begin with, for `defaultPhone`. @default 'phone' */
  readonly start?: ProofStep | undefined;
  /** Another step was reached, with the phone it is about. */
  readonly onStep?: ((step: ProofStep, phone: string) => void) | undefined;
}
