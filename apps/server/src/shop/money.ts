/** Kopecks inside, roubles with at most two decimals on the wire (decision 4). */
export const toRoubles = (kopecks: number): number => kopecks / 100;

/** Kopecks as people read them: «1 990,50 ₽», «500 ₽», with U+00A0 (decision 4). */
export function moneyText(kopecks: number): string {
  const [whole, part] = [Math.floor(kopecks / 100), kopecks % 100];
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return `${grouped}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}\u00A0₽`;
}
