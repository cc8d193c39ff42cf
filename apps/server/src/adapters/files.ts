/** An uploaded file that is not kept yet. */
export interface IncomingFile {
  /** Bytes. */
  readonly size: number;
  /** Reads it; may be called any number of times. */
  read(): AsyncIterable<Buffer>;
  /** Deletes it; a no-op when it is already kept or deleted. */
  drop(): Promise<void>;
}

/** Keeps files that visitors send. */
export interface FileStore {
  /**
   * Writes a file to the disk as it arrives, never holding all of it in memory. An incomplete one leaves nothing behind.
   */
  receive(bytes: AsyncIterable<Buffer>): Promise<IncomingFile>;
  /**
   * Keeps an uploaded file and returns the key under which the shop's staff finds it. When that fails nothing is kept.
   */
  save(file: { readonly name: string; readonly content: IncomingFile }): Promise<string>;
  /** Deletes a file; a no-op when there is none. */
  remove(key: string): Promise<void>;
  /**
   * Deletes what was kept before `keptSince`, and unfinished uploads of a process that died. Returns how many files
   * were deleted.
   */
  sweep(keptSince: Date): Promise<number>;
}
