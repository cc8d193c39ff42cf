const named: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};

/** Shops often escape twice, and «Палатка &quot;Тайга&quot;» is left when XML has been read. */
export const decodeTwice = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{2,5})|([a-z]{2,5}));/g, (entity, code: string | undefined, name: string | undefined) =>
        code === undefined ? (named[name ?? ''] ?? entity) : String.fromCodePoint(Number(code)),
      )
    : text;
