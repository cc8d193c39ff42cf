import { createHash } from 'node:crypto';

/** Key of the copy of another site's picture: of the same address always the same. */
export const copyKey = (url: string): string => `copy-${createHash('sha256').update(url).digest('hex').slice(0, 32)}`;

/** Whether this is the key of a copy. */
export const isCopyKey = (key: string): boolean => /^copy-[\da-f]{32}$/.test(key);
