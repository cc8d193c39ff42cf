/** The length of a description that search engines show. */
const mostLetters = 180;

/** The beginning of a text, without tags, cut between words: for `<meta name="description">`. */
export function excerptOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= mostLetters) return text;
  const cut = text.slice(0, mostLetters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:—–-]+$/, '')}…`;
}
