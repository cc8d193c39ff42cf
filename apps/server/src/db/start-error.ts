/** Something outside the program stops it from starting. The message is one English line for the operator, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
