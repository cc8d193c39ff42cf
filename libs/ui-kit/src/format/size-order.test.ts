import fc from 'fast-check';
import { inSizeOrder } from './size-order.js';

const ordered = [
  ['36', '37', '38', '39', '40', '41', '42', '42,5', '43', '44', '45', '46'],
  ['9', '10', '42', '42.5', '43'],
  ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'],
  ['XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L-XL', 'XL', '2XL'],
  ['92-98', '104-110', '116–122', '128-134'],
  ['40 л', '60 л', '100 л'],
  ['150 см', '160 см', '175 см'],
  ['38', '40', 'S', 'M', 'Универсальный'],
  ['хs', 's', 'м', 'l'],
];

test.each(ordered)('sizes %s … are ordered whatever order they come in', (...sizes) => {
  const list = sizes;
  fc.assert(
    fc.property(fc.shuffledSubarray(list, { minLength: list.length }), (shuffled) => {
      expect(inSizeOrder(shuffled, (size) => size)).toEqual(list);
    }),
  );
});

test.each([[['красный', 'синий', 'графит']], [['Norda', '2K', 'M-Wave', 'Salomon']], [['XM', 'SL', '12-', '-']]])(
  '%j is not a list of sizes and stays as it is',
  (values) => {
    expect(inSizeOrder(values, (value) => value)).toEqual(values);
  },
);

test('loses nothing, adds nothing, and is idempotent', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...ordered.flat()))), (values) => {
      const once = inSizeOrder(values, (value) => value);
      expect([...once].sort()).toEqual([...values].sort());
      expect(inSizeOrder(once, (value) => value)).toEqual(once);
    }),
  );
});
