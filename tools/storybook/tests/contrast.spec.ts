import { expect, test } from '@playwright/test';
import { contrastOf } from '../start/contrast.js';

for (const [one, other, contrast] of [
  ['#000000', '#ffffff', 21],
  ['white', 'rgb(255 255 255)', 1],
  ['#767676', '#fff', 4.54],
  ['#ffcc00', '#171715', 11.87],
  ['oklch(62.8% 0.2577 29.23)', 'red', 1],
] as const) {
  test(`${one} and ${other} have a contrast of ${contrast}, in either order`, () => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
    expect(contrastOf(other, one)).toBeCloseTo(contrast, 1);
  });
}

test('an invalid colour throws', () => {
  expect(() => contrastOf('', '#fff')).toThrow('Not a colour of CSS');
});
