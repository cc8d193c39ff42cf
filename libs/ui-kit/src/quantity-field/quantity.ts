/**
 * A quantity that can be ordered: no number, zero or less becomes 1, more than the stock becomes the stock.
 * @param max pieces in stock; when omitted or below 1 there is no cap: the line is unavailable then
 */
export function clampQuantity(value: number, max?: number): number {
  const whole = Math.floor(value);
  if (!(whole >= 1)) return 1;
  return max !== undefined && max >= 1 && whole > max ? max : whole;
}
