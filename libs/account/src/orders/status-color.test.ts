import { statusColor } from './status-color.js';

describe('statusColor', () => {
  it.each([
    ['#00756A', '#00756A'],
    [' #fc0 ', '#fc0'],
    ['green', 'green'],
  ])('accepts %p', (color, taken) => expect(statusColor(color)).toBe(taken));

  it.each([
    'url(https://x)',
    'red;background:url(x)',
    '#12345',
    'expression(1)',
    'transparent',
    'inherit',
    'currentColor',
    '',
    null,
    undefined,
  ])('rejects %p', (color) => expect(statusColor(color)).toBeUndefined());
});
