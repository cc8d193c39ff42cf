import { createHash } from 'node:crypto';

/** Key of the copy of another site's picture: always the same for the same address. */
export const copyKey = (url: string): string => `copy-${createHash('sha256').update(url).digest('hex').slice(0, 32)}`;

/** Whether this is the key of a copy. */
export const isCopyKey = (key: string): boolean => /^copy-[\da-f]{32}$/.test(key);

/** Stands for the address of a picture that was sent to the shop itself: named by what is in it. */
export const uploadedPicture = (data: Buffer): string => `upload:${createHash('sha256').update(data).digest('hex')}`;

/** Whether this stands for a picture that the shop has, and that is on no other site. */
export const isUploadedPicture = (url: string): boolean => /^upload:[\da-f]{64}$/.test(url);
