import { compareSizes } from './sizes.js';

describe('compareSizes', () => {
  it.each([
    [['40', '41', '41.5', '42', '43 1/3', '46']],
    [['XXS', 'XS', 'S', 'S/M', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']],
    [['ХS', 'S', 'М', 'L', 'ХL']],
    [['98-104', '104-110', '110-116', '128']],
    [['40', '44 RU', 'S', 'L', 'универсальный', 'One size']],
    [['-5', '0', '0,5', '1', '10']],
    [['средний', 'Small bag']],
  ])('%j', (sizes) => {
    expect([...sizes].reverse().sort(compareSizes)).toEqual(sizes);
  });
});
