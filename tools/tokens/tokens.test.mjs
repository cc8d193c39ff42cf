import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cssValue } from './css-values.mjs';
import { generatedFiles, root } from './generated-files.mjs';
import { readSources, resolveValue, themeNames, tokensOf } from './read-tokens.mjs';

const sources = readSources();

test('the generated files are up to date (`npm run tokens`)', async () => {
  for (const [path, text] of Object.entries(generatedFiles(sources))) {
    assert.equal(readFileSync(root + path, 'utf8'), text, `${path}: run npm run tokens`);
  }
});

test('the hex of a colour equals its components, and every alias names a token', () => {
  for (const name of themeNames) {
    for (const [path, { type, value }] of sources.themed[name]) {
      const resolved = resolveValue(sources.themed[name], value);
      if (type !== 'color') continue;
      const hex = resolved.components
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      assert.equal(resolved.hex, `#${hex}`, `${name}: ${path}`);
    }
  }
});

test('every semantic token is described', () => {
  const silent = [...sources.own.light.values()].filter(({ description }) => description.trim() === '');
  assert.deepEqual(silent, []);
});

test('a group passes on its type; a token without one is an error', () => {
  const tokens = tokensOf({
    gap: { $type: 'dimension', one: { $value: { value: 4, unit: 'px' } }, two: { $value: '{gap.one}' } },
  });
  assert.equal(tokens.get('gap.two').type, 'dimension');
  assert.deepEqual(resolveValue(tokens, tokens.get('gap.two').value), { value: 4, unit: 'px' });
  assert.throws(() => tokensOf({ gap: { $value: 1 } }), /gap has no \$type/);
});

test('an alias that names nothing, or leads back to itself, is an error', () => {
  const tokens = tokensOf({ $type: 'number', a: { $value: '{b}' }, b: { $value: '{a}' }, c: { $value: '{d}' } });
  assert.throws(() => resolveValue(tokens, '{a}'), /circle: a → b → a/);
  assert.throws(() => resolveValue(tokens, '{c}'), /No token d/);
});

test('values in CSS', () => {
  const black = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.08, hex: '#000000' };
  const px = (value) => ({ value, unit: 'px' });
  const shadow = { color: black, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };
  const written = [
    [{ type: 'color', value: '{gray.900}' }, 'var(--tropa-gray-900)'],
    [{ type: 'color', value: black }, 'rgb(0 0 0 / 8%)'],
    [
      { type: 'shadow', value: [shadow, { ...shadow, spread: px(3) }] },
      '0 1px 2px rgb(0 0 0 / 8%), 0 1px 2px 3px rgb(0 0 0 / 8%)',
    ],
    [{ type: 'cubicBezier', value: [0.2, 0, 0, 1] }, 'cubic-bezier(0.2, 0, 0, 1)'],
  ];
  for (const [token, css] of written) assert.equal(cssValue(token), css);
  assert.throws(() => cssValue({ type: 'gradient', value: [] }), /gradient/);
});

test('Figma gets a value for each mode of each variable, and aliases as aliases', () => {
  const { variables, variableModes, variableModeValues } = JSON.parse(
    readFileSync(`${root}libs/ui-kit/tokens/figma-variables.json`, 'utf8'),
  );
  const ids = new Set(variables.map(({ id }) => id));
  assert.equal(ids.size, variables.length);
  for (const { id, variableCollectionId } of variables) {
    const modes = variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId);
    assert.deepEqual(
      variableModeValues.filter(({ variableId }) => variableId === id).map(({ modeId }) => modeId),
      modes.map((mode) => mode.id),
    );
  }
  const aliases = variableModeValues.filter(({ value }) => value.type === 'VARIABLE_ALIAS');
  assert.ok(aliases.length > 100);
  assert.deepEqual(
    aliases.filter(({ value }) => !ids.has(value.id)),
    [],
  );
  const valueOf = (name, mode) =>
    variableModeValues.find(({ variableId, modeId }) => variableId === `variable:${name}` && modeId === `mode:${mode}`)
      .value;
  assert.equal(valueOf('font/small/size', 'primitive'), 14);
  assert.equal(valueOf('font/small/line-height', 'primitive'), 20);
  assert.deepEqual(valueOf('color/text', 'dark'), { type: 'VARIABLE_ALIAS', id: 'variable:gray/50' });
});
