/**
 * `dd.mm.yyyy` from what was typed or pasted so far. A day or month that can only have one digit gets its leading zero;
 * an ISO date is reordered.
 */
export function formatDateInput(text: string): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/u.exec(text);
  if (iso) return `${iso[3]}.${iso[2]}.${iso[1]}`;
  const parts = /^\s*(\d{1,2})[./\s-](?:(\d{1,2})(?:[./\s-](\d{0,4}))?)?/u.exec(text);
  if (parts && text.replace(/\D/gu, '').length < 8) {
    const [, day = '', month, year] = parts;
    if (month === undefined) return `${day.padStart(2, '0')}.`;
    if (year === undefined) return `${day.padStart(2, '0')}.${withDot(month, 1)}`;
    return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
  }
  const digits = text.replace(/\D/gu, '').slice(0, 8);
  if (digits.length > 4) return `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`;
  if (digits.length > 2) return `${digits.slice(0, 2)}.${withDot(digits.slice(2), 1)}`;
  return withDot(digits, 3);
}

/** Adds the zero that a first digit above `highest` implies, and the dot after two digits. */
function withDot(digits: string, highest: number): string {
  const two = digits.length === 1 && Number(digits) > highest ? `0${digits}` : digits;
  return two.length === 2 ? `${two}.` : two;
}
