import { parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { completeColours, illegible } from './own-colours.js';

const contrast = (one: string, other: string) => wcagContrast(parse(one)!, parse(other)!);

test('a primary alone gets a text, and is the same colour under the pointer and pressed', () => {
  expect(completeColours({ primary: '#0a7d4f' })).toEqual({
    primary: '#0a7d4f',
    'on-primary': '#ffffff',
    'on-primary-error': '#ffffff',
    'on-primary-success': '#ffffff',
    'primary-hover': expect.stringMatching(/^#[\da-f]{6}$/),
    'primary-active': expect.stringMatching(/^#[\da-f]{6}$/),
  });
  expect(completeColours({ primary: '#ffd400' })['on-primary']).toBe('#000000');
});

test('what the owner names stays', () => {
  const own = { primary: '#ffd400', 'on-primary': '#222222', 'primary-hover': '#ffe000', 'on-primary-error': '#700' };
  expect(completeColours(own)).toMatchObject(own);
  expect(completeColours({ bg: '#fffdf7' })).toEqual({ bg: '#fffdf7' });
});

test('whatever the colour, its text is legible in each of its states', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => `rgb(${r} ${g} ${b})`),
      (primary) => {
        const found = completeColours({ primary });
        for (const fill of ['primary', 'primary-hover', 'primary-active'])
          expect(contrast(found[fill]!, found['on-primary']!)).toBeGreaterThanOrEqual(4.5);
      },
    ),
  );
});

test('a text that cannot be read on its fill is named with its contrast', () => {
  expect(illegible({ primary: '#0a7d4f', 'on-primary': '#171715' })).toEqual([
    'on-primary on primary has a contrast of 3.4, text needs 4.5; without on-primary it is black or white',
  ]);
  expect(illegible({ primary: '#0a7d4f', 'on-primary': '#fff' })).toEqual([]);
  expect(illegible({ primary: '#0a7d4f' })).toEqual([]);
});
