/** Digits of a full number without a country or trunk code. */
const fullLength = 10;

/**
 * One number with whatever may separate its digits, up to a letter, a comma or another mark: with the digit of an
 * extension counted in, the 8 of an area code would be dropped as a trunk code. The same as in `@tropa/ui-kit`,
 * `phoneMask.ts`; both are tested against its `phone-spellings.json`.
 */
const oneNumber = /\d[\d\s()+._\p{Pd}\p{Cf}\u2212]*/gu;
/** Ambiguous separators: they may divide the digits of one number, two numbers, or a number and its extension. */
const looseNumber = /\+?\s*\d[\d\s()+._/·•\p{Pd}\p{Cf}\u2212]*/u;

/** The first full number, with the plus before it; where none is full, as in «8/912/345-67-89», the first digits. */
function firstNumber(text: string): string {
  const number = [...text.matchAll(oneNumber)].find(([found]) => found.replace(/\D/gu, '').length >= fullLength);
  return number
    ? (/\+\s*$/u.exec(text.slice(0, number.index))?.[0] ?? '') + number[0]
    : (looseNumber.exec(text)?.[0] ?? '');
}

/**
 * The digits of a Russian phone without +7 or 8, however it was typed, pasted or filled in:
 * «+7 (912) 345-67-89», «8 912 3456789», «79123456789» and «9123456789» all give `9123456789`; the 8 of
 * «+7 812 345-67-89» stays. Of two numbers the first is read, of «…, доб. 12» only the number. A number that is too
 * short or too long gives all the digits it has. Applying it twice changes nothing.
 */
export function normalizePhone(input: string): string {
  const own = firstNumber(input);
  const digits = own.replace(/\D/g, '');
  const firstDigit = own.search(/\d/);
  const plus = own.indexOf('+');
  const hasPlus = plus !== -1 && plus < firstDigit;

  if (hasPlus && digits.startsWith('7')) return withoutTrunk(digits.slice(1));
  // The mask writes its bracket only after a code, so a code is present even while the number is short.
  if (!hasPlus && opensBracketAfterCode(own, firstDigit)) return digits.slice(1);
  return withoutTrunk(digits);
}

/** Whether nothing but the mask itself is in the field: '', «+7», «+7 (___) ___-__-__». */
export function isBlankPhone(input: string): boolean {
  const rest = input.replace(/[\s()_-]/g, '');
  if (rest === '' || rest === '+' || rest === '+7') return true;
  return (rest === '7' || rest === '8') && input.includes('(');
}

/** Drops the leading code of a number that has one digit too many. */
function withoutTrunk(digits: string): string {
  return digits.length === fullLength + 1 && /^[78]/.test(digits) ? digits.slice(1) : digits;
}

function opensBracketAfterCode(input: string, firstDigit: number): boolean {
  if (firstDigit === -1 || !/[78]/.test(input.charAt(firstDigit))) return false;
  for (let index = firstDigit + 1; index < input.length; index += 1) {
    const character = input.charAt(index);
    if (character === '(') return true;
    if (!/\s/.test(character)) return false;
  }
  return false;
}
