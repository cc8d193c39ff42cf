import { noRules, postcodeOf, ruleFor } from './delivery-rules.js';
import type { DeliveryRule } from './delivery-rules.js';

const rule = (change: Partial<DeliveryRule>): DeliveryRule => ({
  way: 'courier',
  cities: [],
  regions: [],
  toKg: null,
  fromSum: null,
  belowSum: null,
  price: null,
  days: null,
  carrier: null,
  ...change,
});
const tyumen = { title: 'Тюмень', region: 'Тюменская область' };
const shipment = { way: 'courier', city: tyumen, grams: 1_000, sum: 1_000_00 } as const;
const priceOf = (rules: DeliveryRule[], change: object = {}) =>
  ruleFor({ ...noRules, rules }, { ...shipment, ...change })?.price;

describe('tariffs', () => {
  it('the first that fits counts; if none fits, there is no tariff', () => {
    expect(priceOf([rule({ price: 1 }), rule({ price: 2 })])).toBe(1);
    expect(priceOf([])).toBeUndefined();
    expect(priceOf([rule({ way: 'pickup', price: 1 })])).toBeUndefined();
  });

  it('apply by city or region; a city that shares its name is named with its region', () => {
    const rules = [
      rule({ cities: ['Киров, Калужская область'], price: 1 }),
      rule({ cities: ['Тюмень'], price: 2 }),
      rule({ regions: ['Кировская область'], price: 3 }),
      rule({ price: 4 }),
    ];
    const to = (title: string, region: string) => priceOf(rules, { city: { title, region } });
    expect(to('Киров', 'Калужская область')).toBe(1);
    expect(to('Киров', 'Кировская область')).toBe(3);
    expect(to('Тюмень', 'Тюменская область')).toBe(2);
    expect(to('Уфа', 'Республика Башкортостан')).toBe(4);
  });

  it('apply by weight, up to it inclusive', () => {
    const rules = [rule({ toKg: 5, price: 1 }), rule({ toKg: 30, price: 2 })];
    expect([5_000, 5_001, 30_000, 30_001].map((grams) => priceOf(rules, { grams }))).toEqual([1, 2, 2, undefined]);
  });

  it('apply by sum: from one inclusive, below the other', () => {
    const rules = [rule({ fromSum: 1_000, belowSum: 3_000, price: 1 }), rule({ price: 2 })];
    expect([999_99, 1_000_00, 2_999_99, 3_000_00].map((sum) => priceOf(rules, { sum }))).toEqual([2, 1, 1, 2]);
  });

  it('postcodes: the exact name first', () => {
    const rules = { ...noRules, postcodes: { Киров: '610000', 'Киров, Калужская область': '249440' } };
    expect(postcodeOf(rules, { title: 'Киров', region: 'Калужская область' })).toBe('249440');
    expect(postcodeOf(rules, { title: 'Киров', region: 'Кировская область' })).toBe('610000');
    expect(postcodeOf(rules, tyumen)).toBeNull();
  });
});
