import { ImportError } from '../import/import-error.js';

const namePattern = /^[^\p{Cc}<>:"|?*]{1,120}$/u;

/**
 * The name of a file as a path inside the exchange: parts between slashes, none of which leads out of it.
 * @throws ImportError for any other name
 */
export function safePath(name: string): string {
  const parts = name.replaceAll('\\', '/').split('/').filter(Boolean);
  const isSafe =
    parts.length > 0 && parts.length <= 8 && parts.every((part) => namePattern.test(part) && !/^\.+$/.test(part));
  if (!isSafe) throw new ImportError(`Недопустимое имя файла: ${name.slice(0, 100)}`);
  return parts.join('/');
}
