/** Keeps files that visitors send. */
export interface FileStore {
  /** Keeps the bytes and gives the key under which the shop's staff finds them. */
  save(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<string>;
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
}
