import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourNames } from './colour-names.js';
import { isInn, isOgrn } from './seller-numbers.js';

test('colours are those of the tokens', () => {
  const file = join(__dirname, '../../../../libs/ui-kit/tokens/light.tokens.json');
  const { color } = JSON.parse(readFileSync(file, 'utf8')) as { color: Record<string, unknown> };
  expect([...colourNames]).toEqual(Object.keys(color).filter((name) => !name.startsWith('$')));
});

test.each([
  ['1990000000010', true],
  ['1990000000011', false],
  ['304500116000157', true],
  ['304500116000158', false],
  ['0000000000000', false],
  ['199000000001', false],
])('OGRN %s: %s', (text, isRight) => expect(isOgrn(text)).toBe(isRight));

test.each([
  ['9900000017', true],
  ['9900000018', false],
  ['500100732259', true],
  ['500100732258', false],
  ['500100732249', false],
  ['0000000000', false],
  ['99000000', false],
])('INN %s: %s', (text, isRight) => expect(isInn(text)).toBe(isRight));
