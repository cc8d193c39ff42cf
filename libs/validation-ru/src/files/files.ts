import * as v from 'valibot';
import { isFilled, requiredMessage } from '../required/required.js';

/** A file of a form; one with an id has been uploaded already. */
export interface FileEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The browser's `File`; there is none on a server. */
  readonly original?: unknown;
  readonly id?: string | number | null;
}

/** Limits of a file control; an omitted limit is not checked. */
export interface FileLimits {
  /** Without or with the dot, in any case: `['pdf', '.DOC']`. */
  readonly extensions?: readonly string[];
  /** Megabytes of 1,000,000 bytes, for one file. */
  readonly maxSize?: number;
  /** Number of files, uploaded ones included. */
  readonly maxCount?: number;
}

/** What can be wrong with files, in the order of the checks: the first failure is the one shown. */
export const fileMessages = {
  extensions: (list: string) => `Допустимые расширения файлов: ${list}`,
  size: (megabytes: number) => `Размер файла не должен превышать ${megabytes} Мб`,
  count: (count: number) => `Максимальное количество файлов - ${count}`,
} as const;

/** Messages for the file rule; omitted ones default to `fileMessages`. */
export type FileMessages = Partial<typeof fileMessages>;

const bytesInMegabyte = 1_000_000;

/** The message of the first rule that the files break, or null. Uploaded files only count towards the number. */
export function fileProblem(
  files: readonly FileEntry[],
  limits: FileLimits,
  messages: FileMessages = {},
): string | null {
  const texts = { ...fileMessages, ...messages };
  const { extensions, maxSize, maxCount } = limits;
  // Uploaded files were checked when they arrived; only their number still matters.
  const fresh = files.filter((file) => !isFilled(file.id));

  if (extensions && extensions.length > 0) {
    const allowed = extensions.map(bareExtension);
    const isAllowed = (file: FileEntry) => allowed.includes(extensionOf(file.name));
    if (!fresh.every(isAllowed)) return texts.extensions(extensions.join(', '));
  }
  if (maxSize !== undefined && fresh.some((file) => file.size > maxSize * bytesInMegabyte)) {
    return texts.size(maxSize);
  }
  if (maxCount !== undefined && files.length > maxCount) return texts.count(maxCount);
  return null;
}

/**
 * Pipe action: extensions, size of each file, number of files, in this order.
 *
 * @param limits What is allowed.
 * @param messages Omitted ones default to `fileMessages`.
 */
export const files = (limits: FileLimits, messages: FileMessages = {}) =>
  v.check<FileEntry[], string | ((issue: v.CheckIssue<FileEntry[]>) => string)>(
    (list) => fileProblem(list, limits, messages) === null,
    (issue) => fileProblem(issue.input, limits, messages) ?? '',
  );

const entries = (message: string) => v.nullish(v.array(v.custom<FileEntry>(isFileEntry, message), message), []);

/** Schema of an optional file control. */
export const optionalFiles = (limits: FileLimits = {}, messages: FileMessages = {}) =>
  v.pipe(entries(requiredMessage), files(limits, messages));

/** Schema of a file control that needs at least one file. */
export const requiredFiles = (
  limits: FileLimits = {},
  messages: FileMessages & { readonly required?: string } = {},
) => {
  const { required: whenEmpty = requiredMessage, ...rest } = messages;
  return v.pipe(
    entries(whenEmpty),
    v.check((list) => list.length > 0, whenEmpty),
    files(limits, rest),
  );
};

function isFileEntry(value: unknown): value is FileEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size } = value as Partial<FileEntry>;
  return typeof name === 'string' && typeof size === 'number';
}

const bareExtension = (extension: string): string => extension.replace(/^\./, '').toLowerCase();

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}
