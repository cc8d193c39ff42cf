/** The feed cannot be used; nothing was changed. The message is one Russian line for the shopkeeper. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
