/** CSS keywords that name no colour: the dot would vanish or inherit its surroundings. */
const colorless = ['transparent', 'inherit', 'initial', 'unset', 'revert', 'none', 'currentcolor'];

/**
 * The server's colour of a status, if it is safe to put into CSS: a hex value or a bare name. For anything else (a url,
 * an expression) undefined, and the dot stays grey. Only the dot is coloured: the text beside it stays dark.
 */
export function statusColor(color: string | null | undefined): string | undefined {
  const value = (color ?? '').trim();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return value;
  return /^[a-z]{3,20}$/i.test(value) && !colorless.includes(value.toLowerCase()) ? value : undefined;
}
