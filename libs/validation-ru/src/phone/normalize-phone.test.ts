import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isBlankPhone, normalizePhone } from './normalize-phone.js';

/** The table that the kit's mask is tested with: field and rule read a number alike. */
const spellings = JSON.parse(
  readFileSync(new URL('../../../ui-kit/src/phone-field/phone-spellings.json', import.meta.url), 'utf8'),
) as readonly { readonly text: string; readonly value: string }[];

test.each(spellings)('$text is read as the mask reads it: $value', ({ text, value }) => {
  expect(`+7${normalizePhone(text)}`).toBe(value.replace(/[^+\d]/g, ''));
});

describe('any notation gives the ten digits', () => {
  test.each([
    ['9123456789', '9123456789'],
    ['89123456789', '9123456789'],
    ['79123456789', '9123456789'],
    ['+79123456789', '9123456789'],
    ['+7 912 345-67-89', '9123456789'],
    ['8 (912) 345-67-89', '9123456789'],
    ['+7 (912) 345-67-89', '9123456789'],
    ['+7\u00a0912\u00a0345\u201167\u201189', '9123456789'],
    [' + 7 912 345 67 89 ', '9123456789'],
    ['тел.: 8-912-345-67-89', '9123456789'],
    ['tel:+79123456789', '9123456789'],
    ['+7 (7912) 345-67-89', '9123456789'],
    ['+7 8 912 345 67 89', '9123456789'],
    ['+89123456789', '9123456789'],
  ])('%p', (input, digits) => expect(normalizePhone(input)).toBe(digits));
});

describe('a leading 8 or 7 that belongs to the number stays', () => {
  test.each([
    ['+7 812 345-67-89', '8123456789'],
    ['8123456789', '8123456789'],
    ['8 (812) 345-67-89', '8123456789'],
    ['8 (800) 301-42-43', '8003014243'],
    ['+7 (800) 301-42-43', '8003014243'],
    ['+7 777 123 45 67', '7771234567'],
  ])('%p', (input, digits) => expect(normalizePhone(input)).toBe(digits));
});

describe('an incomplete or too long number keeps its digits', () => {
  test.each([
    ['', ''],
    ['+7', ''],
    ['+7 (', ''],
    ['+7 (912) 34_-__-__', '91234'],
    ['8 (912) 34', '91234'],
    ['91234', '91234'],
    ['91234567890', '91234567890'],
    ['+375 29 123-45-67', '375291234567'],
    ['буквы', ''],
  ])('%p', (input, digits) => expect(normalizePhone(input)).toBe(digits));
});

describe('properties', () => {
  const tenDigits = fc.stringMatching(/^[3-689]\d{9}$/);
  const separator = fc.constantFrom(' ', '-', '\u00a0', '\u2011', '.', '');
  const noise = fc.array(separator, { minLength: 11, maxLength: 11 });

  test('a code and any separators change nothing', () => {
    fc.assert(
      fc.property(tenDigits, fc.constantFrom('', '+7', '8', '7'), noise, (digits, code, separators) => {
        const written = code + [...digits].map((digit, index) => (separators[index] ?? '') + digit).join('');
        expect(normalizePhone(written)).toBe(digits);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), tenDigits), (input) => {
        const once = normalizePhone(input);
        if (once.length <= 10) expect(normalizePhone(once)).toBe(once);
      }),
    );
  });

  test('drops nothing from one number except one or two codes', () => {
    const oneNumber = fc.stringMatching(/^[\d ()+.-]*$/);
    fc.assert(
      fc.property(oneNumber, (input) => {
        const digits = input.replace(/\D/g, '');
        const kept = normalizePhone(input);
        expect(digits.endsWith(kept)).toBe(true);
        expect(digits.slice(0, digits.length - kept.length)).toMatch(/^[78]{0,2}$/);
      }),
    );
  });
});

test.each([
  ['', true],
  ['  ', true],
  ['+7', true],
  ['+7 (___) ___-__-__', true],
  ['8 (___) ___-__-__', true],
  ['8', false],
  ['буквы', false],
  ['+7 (9', false],
])('blank %p: %p', (input, isBlank) => expect(isBlankPhone(input)).toBe(isBlank));
