/** Words of CSS that are no colour of their own: the dot would vanish or take what stands around it. */
const colorless = ['transparent', 'inherit', 'initial', 'unset', 'revert', 'none', 'currentcolor'];

/**
 * The server's colour of a status, when it is one that CSS can take safely: a hex value or a bare name.
 * Anything else (a url, an expression) gives undefined, and the dot keeps its grey. Decision 40.
 */
export function statusColor(color: string | null | undefined): string | undefined {
  const value = (color ?? '').trim();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return value;
  return /^[a-z]{3,20}$/i.test(value) && !colorless.includes(value.toLowerCase()) ? value : undefined;
}
