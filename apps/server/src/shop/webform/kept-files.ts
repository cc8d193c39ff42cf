import type { FileStore, IncomingFile } from '../../adapters/files.js';

/** A file as stored with a message. `size` is in bytes. */
export interface KeptFile {
  /** The shop's own name of it. */
  readonly name: string;
  /** The visitor's name of it, made harmless. */
  readonly original: string;
  readonly size: number;
  readonly storageKey: string;
}

/** A file that was checked. `kind` is the extension of its content. */
interface CheckedFile {
  readonly original: string;
  readonly content: IncomingFile;
  readonly kind: string;
}

/** Saves all files or none: when one cannot be saved the others are deleted, and the store's error is thrown. */
export async function saveFiles(store: FileStore, files: readonly CheckedFile[]): Promise<KeptFile[]> {
  const saved = await Promise.allSettled(
    files.map(async ({ original, content, kind }, index) => ({
      name: `resume-${index + 1}.${kind}`,
      original,
      size: content.size,
      // The extension is that of the content, whatever the visitor called it.
      storageKey: await store.save({ name: `resume.${kind}`, content }),
    })),
  );
  const kept = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = saved.find((one) => one.status === 'rejected');
  if (!failed) return kept;
  await dropFiles(store, kept);
  throw failed.reason;
}

/** Deletes files that no message refers to. What cannot be deleted stays: the original error is the one to report. */
export async function dropFiles(store: FileStore, files: readonly KeptFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ storageKey }) => store.remove(storageKey)));
}
