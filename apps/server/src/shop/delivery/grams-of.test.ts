import { gramsOf, weightName } from './grams-of.js';

it.each([
  ['1,9 кг', '', 1_900],
  ['1.85 kg', '', 1_850],
  ['480 г (ботинок)', '', 480],
  ['60 гр.', '', 60],
  ['2', 'Вес', 2_000],
  ['2,5', 'Вес, кг', 2_500],
  ['480', 'Вес, г', 480],
  ['1 200 г', '', 1_200],
  ['около 3 кг', '', 3_000],
  ['0,0304 кг', '', 31],
  ['0 кг', '', null],
  ['лёгкий', '', null],
  ['', 'Вес', null],
])('«%s» (%s) weighs %s g', (value, name, grams) => expect(gramsOf(value, name)).toBe(grams));

it('a unit is not part of the name', () => {
  expect([weightName('Вес, кг'), weightName('Вес брутто (г)')]).toEqual(['вес', 'вес брутто']);
});
