/** Addresses of a kept photo: whole, and small enough for a row of them. */
export const photoAddresses = (key: string) =>
  ({ src: `/media/reviews/${key}.webp`, preview: `/media/reviews/${key}-small.webp` }) as const;

/** What an address of a photo requests; null for another address. */
export function photoOfFile(file: string): { readonly key: string; readonly isSmall: boolean } | null {
  const [, key, small] = /^([\da-f]{32})(-small)?\.webp$/.exec(file) ?? [];
  return key === undefined ? null : { key, isSmall: small !== undefined };
}
