import { compareRows, isGreyed } from './compare-rows.js';

const product = (properties: Record<string, string>) => ({
  properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
});

describe('compareRows', () => {
  it('lines the values up by name, in the order of the first appearance', () => {
    expect(
      compareRows([product({ Вес: '2 кг', Цвет: 'красный' }), product({ Цвет: 'красный', Объём: '65 л' })]),
    ).toEqual([
      { name: 'Вес', values: ['2 кг', null], isSame: false },
      { name: 'Цвет', values: ['красный', 'красный'], isSame: true },
      { name: 'Объём', values: [null, '65 л'], isSame: false },
    ]);
  });

  it('treats every row of a single product as identical', () => {
    expect(compareRows([product({ Вес: '2 кг' })]).every((row) => row.isSame)).toBe(true);
  });

  it('has no rows without products', () => {
    expect(compareRows([])).toEqual([]);
  });
});

describe('isGreyed', () => {
  const same = { name: 'Вес', values: ['1', '1'], isSame: true };
  const other = { name: 'Вес', values: ['1', '2'], isSame: false };

  it.each([
    [same, 'all', false],
    [other, 'all', false],
    [same, 'different', true],
    [other, 'different', false],
    [same, 'similar', false],
    [other, 'similar', true],
  ] as const)('%j in mode %s: %s', (row, mode, expected) => {
    expect(isGreyed(row, mode)).toBe(expected);
  });
});
