/** A file that has come and is not kept yet. */
export interface IncomingFile {
  /** Bytes. */
  readonly size: number;
  /** Reads it, as often as one likes. */
  read(): AsyncIterable<Buffer>;
  /** Forgets it; nothing happens when it is kept or forgotten already. */
  drop(): Promise<void>;
}

/** Keeps files that visitors send. */
export interface FileStore {
  /** Writes a file down while it comes, never the whole of it in memory. Of one that does not come whole nothing stays. */
  receive(bytes: AsyncIterable<Buffer>): Promise<IncomingFile>;
  /** Keeps a file that has come and gives the key under which the shop's staff finds it. */
  save(file: { readonly name: string; readonly content: IncomingFile }): Promise<string>;
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
  /** Forgets what was kept before `keptSince`, and what a process that died left half-come. Gives how many files went. */
  sweep(keptSince: Date): Promise<number>;
}
