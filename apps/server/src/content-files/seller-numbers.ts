const digitsOf = (text: string): number[] => [...text].map(Number);

/** Whether it is an ОГРН (13 digits) or ОГРНИП (15): the last digit checks the others. */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text) || /^0+$/.test(text)) return false;
  const divisor = BigInt(text.length - 2);
  return (BigInt(text.slice(0, -1)) % divisor) % 10n === BigInt(text.slice(-1));
}

const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

const checkDigit = (digits: readonly number[]): number =>
  (digits.reduce((sum, digit, index) => sum + digit * (weights[weights.length - digits.length + index] ?? 0), 0) % 11) %
  10;

/** Whether it is an ИНН of an organisation (10 digits) or a person (12): the last digits check the others. */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = digitsOf(text);
  const checked = text.length === 10 ? [9] : [10, 11];
  return checked.every((place) => checkDigit(digits.slice(0, place)) === digits[place]);
}
