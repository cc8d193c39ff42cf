/** A file of a form. One with an id is uploaded already. */
export interface FileEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The browser's File; an uploaded one has none. */
  readonly original?: unknown;
  readonly id?: string | number | null;
}

/** Whether the file is uploaded already. Id 0 is an id. */
export const isUploaded = ({ id }: FileEntry): boolean => id !== undefined && id !== null && id !== '';

const stampOf = ({ original }: FileEntry): unknown =>
  typeof original === 'object' && original !== null && 'lastModified' in original ? original.lastModified : undefined;

/** The same file chosen again. */
const isSame = (one: FileEntry, other: FileEntry): boolean =>
  !isUploaded(one) && one.name === other.name && one.size === other.size && stampOf(one) === stampOf(other);

/** The list after a choice: new files go to the end, none twice; a single-file field keeps the last. */
export function withChosen(list: readonly FileEntry[], chosen: readonly File[], isMultiple: boolean): FileEntry[] {
  const fresh = chosen.map((file): FileEntry => ({ name: file.name, size: file.size, original: file }));
  if (!isMultiple) return fresh.slice(-1);
  return fresh.reduce<FileEntry[]>(
    (kept, entry) => (kept.some((known) => isSame(known, entry)) ? kept : [...kept, entry]),
    [...list],
  );
}
