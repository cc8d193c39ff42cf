import { parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { coloursOfThemes, illegible } from './own-colours.js';
import type { Colours } from './own-colours.js';

const completeColours = (light: Colours): Colours => coloursOfThemes({ light, dark: {} }).light;
const contrast = (one: string, other: string) => wcagContrast(parse(one)!, parse(other)!);

test('a primary alone gets a text colour, a hovered and an active one', () => {
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

test('the colour of the main action is that of both themes unless the dark one has its own; a background is not', () => {
  const light = { primary: '#0a7d4f', 'primary-hover': '#0b8f5a', bg: '#fffdf7', error: '#a00000' };
  const { dark } = coloursOfThemes({ light, dark: {} });
  expect(dark).toMatchObject({ primary: '#0a7d4f', 'primary-hover': '#0b8f5a', 'on-primary': '#ffffff' });
  expect(Object.keys(dark)).not.toEqual(expect.arrayContaining(['bg']));
  expect(dark.error).toBeUndefined();
  const own = coloursOfThemes({ light, dark: { primary: '#3fd08f' } }).dark;
  expect(own).toMatchObject({ primary: '#3fd08f', 'on-primary': '#000000' });
  expect(own['primary-hover']).not.toBe('#0b8f5a');
});

test('a text that cannot be read on its fill is named with its contrast', () => {
  expect(illegible({ primary: '#0a7d4f', 'on-primary': '#171715' })).toEqual([
    'on-primary on primary has a contrast of 3.4, text needs 4.5; without on-primary it is black or white',
  ]);
  expect(illegible({ primary: '#0a7d4f', 'on-primary': '#fff' })).toEqual([]);
  expect(illegible({ primary: '#0a7d4f' })).toEqual([]);
});
