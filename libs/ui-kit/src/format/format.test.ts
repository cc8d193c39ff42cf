import fc from 'fast-check';
import { formatDate } from './date.js';
import { formatFileSize } from './file-size.js';
import { discountPercent, formatMoney, formatRoubles } from './money.js';
import { formatNumber } from './number.js';
import { formatPhone } from './phone.js';
import { pluralRu } from './plural.js';

describe('formatMoney', () => {
  it.each([
    [0, '0\u00A0₽'],
    [100, '1\u00A0₽'],
    [99_900, '999\u00A0₽'],
    [129_000, '1\u00A0290\u00A0₽'],
    [1_249_000, '12\u00A0490\u00A0₽'],
    [123_456_789_00, '123\u00A0456\u00A0789\u00A0₽'],
    [9_990, '99,90\u00A0₽'],
    [123_405, '1\u00A0234,05\u00A0₽'],
    [-350_000, '−3\u00A0500\u00A0₽'],
  ])('%d kopecks → %s', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(text);
  });

  it('never prints «,00», a narrow space or a plain one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (kopecks) => {
        expect(formatMoney(kopecks)).not.toMatch(/,00|[\u202F ]/u);
        const [whole = '', part = '0'] = formatRoubles(kopecks).split(',');
        expect(Number(whole.replaceAll('\u00A0', '')) * 100 + Number(part)).toBe(kopecks);
      }),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    [0, 0, '0'],
    [-0.4, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1\u00A0000'],
    [-1_234_567, 0, '-1\u00A0234\u00A0567'],
    [4.7, 1, '4,7'],
    [4.25, 1, '4,3'],
    [4.96, 1, '5'],
    [1234.5, 3, '1\u00A0234,5'],
  ])('%d with %d decimals → %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('formats as Intl does', () => {
    const ofIntl = [0, 1, 3].map((decimals) => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: decimals }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(0, 1, 2), (digits, at) => {
        const value = digits / 10 ** at;
        const found = [0, 1, 3].map((decimals) => formatNumber(value, decimals));
        expect(found).toEqual(ofIntl.map((one) => one.format(value).replaceAll(/\s/gu, '\u00A0')));
      }),
    );
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0\u00A0Б'],
    [-5, '0\u00A0Б'],
    [999, '999\u00A0Б'],
    [1000, '1\u00A0Кб'],
    [1001, '1,1\u00A0Кб'],
    [999_950, '1\u00A0Мб'],
    [1_100_000, '1,1\u00A0Мб'],
    [2_000_000, '2\u00A0Мб'],
    [2_000_001, '2,1\u00A0Мб'],
    [3_000_000_000, '3\u00A0Гб'],
    [5_000_000_000_000, '5\u00A0000\u00A0Гб'],
  ])('%d bytes → %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('discountPercent', () => {
  it.each([
    [700, 1000, 30],
    [1_899_000, 2_399_000, 21],
    [999, 1000, 1],
    [1, 1000, 100],
    [1000, 1000, null],
    [1100, 1000, null],
    [1000, null, null],
    [1000, 0, null],
  ])('%d instead of %p is %p', (price, oldPrice, percent) => {
    expect(discountPercent(price, oldPrice)).toBe(percent);
  });
});

describe('formatPhone', () => {
  it.each([
    ['9123456789', '+7 912 345 67 89'],
    ['+7 (912) 345-67-89', '+7 912 345 67 89'],
    ['89123456789', '+7 912 345 67 89'],
    ['912', '912'],
    ['', ''],
  ])('%s → %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text);
  });
});

describe('pluralRu', () => {
  it('chooses the form that Intl chooses', () => {
    const rules = new Intl.PluralRules('ru-RU');
    const forms = { one: 'one', few: 'few', many: 'many', other: 'few', zero: '', two: '' };
    for (let n = -1200; n <= 1200; n += 0.5)
      expect([n, pluralRu(n, 'one', 'few', 'many')]).toEqual([n, forms[rules.select(Math.abs(n))]]);
  });

  it.each([
    [0, 'товаров'],
    [1, 'товар'],
    [2, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [12, 'товаров'],
    [13, 'товаров'],
    [14, 'товаров'],
    [21, 'товар'],
    [22, 'товара'],
    [25, 'товаров'],
    [101, 'товар'],
    [111, 'товаров'],
    [-1, 'товар'],
    [1.5, 'товара'],
  ])('%d %s', (n, word) => {
    expect(pluralRu(n, 'товар', 'товара', 'товаров')).toBe(word);
  });
});

describe('formatDate', () => {
  it.each([
    ['23.11.2026', 'long', '23 ноября 2026'],
    ['2026-11-23', 'day', '23 ноября'],
    ['2026-11-23T21:30:00+05:00', 'day', '23 ноября'],
    ['2026-01-05', 'numeric', '05.01.2026'],
    ['завтра', 'long', 'завтра'],
  ] as const)('%s as %s → %s', (value, look, text) => {
    expect(formatDate(value, look)).toBe(text);
  });
});
