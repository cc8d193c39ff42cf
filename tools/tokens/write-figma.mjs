/**
 * Figma variables: the body of `POST /v1/files/:key/variables` of Figma's REST API. Two collections: the primitives,
 * and what components read, with a mode for each theme. Aliases stay aliases.
 */
import { aliasOf, nameOf, resolveValue, themeNames } from './read-tokens.mjs';

const collections = { primitive: 'Основа', theme: 'Темы' };
const modeNames = {
  light: 'Светлая',
  dark: 'Тёмная',
  contrast: 'Контрастная',
  'contrast-dark': 'Контрастная тёмная',
};

/** Figma only knows pixel numbers; a rem is 16 of them. */
const pixels = ({ value, unit }) => (unit === 'rem' ? value * 16 : value);

const figmaColor = ({ components: [r, g, b], alpha = 1 }) => ({ r, g, b, a: alpha });

/** A token as variables: Figma has no composite variables, so a text style becomes four, and a shadow none. */
function variablesOf({ path, type, value, description }, tokens) {
  const name = path.replaceAll('.', '/');
  const one = (resolvedType, written, scopes, suffix = '') => ({
    name: name + suffix,
    resolvedType,
    description,
    value: written,
    scopes,
    css: suffix === '' ? `var(--tropa-${nameOf(path)})` : undefined,
  });
  const alias = aliasOf(value);
  if (alias !== undefined) {
    const resolvedType = type === 'color' ? 'COLOR' : 'FLOAT';
    return [one(resolvedType, { alias: alias.replaceAll('.', '/') }, ['ALL_SCOPES'])];
  }
  switch (type) {
    case 'color':
      return [one('COLOR', figmaColor(value), ['ALL_SCOPES'])];
    case 'dimension': {
      const scopes = path.startsWith('radius.')
        ? ['CORNER_RADIUS']
        : path.startsWith('space.')
          ? ['GAP', 'WIDTH_HEIGHT']
          : ['WIDTH_HEIGHT'];
      return [one('FLOAT', pixels(value), scopes)];
    }
    case 'fontFamily':
      return [one('STRING', 'Manrope', ['FONT_FAMILY'])];
    case 'typography': {
      const font = resolveValue(tokens, value);
      const size = pixels(font.fontSize);
      return [
        one('STRING', { alias: aliasOf(value.fontFamily).replaceAll('.', '/') }, ['FONT_FAMILY'], '/family'),
        one('FLOAT', size, ['FONT_SIZE'], '/size'),
        one('FLOAT', Math.round(size * font.lineHeight * 100) / 100, ['LINE_HEIGHT'], '/line-height'),
        one('FLOAT', font.fontWeight, ['FONT_WEIGHT'], '/weight'),
      ];
    }
    default:
      // Shadows are effect styles in Figma; durations, curves and layers do not exist there.
      return [];
  }
}

/** @param sources of {@link readSources} */
export function writeFigma({ primitive, own, themed }) {
  const idOf = (name) => `variable:${name}`;
  const modeOf = (name) => `mode:${name}`;
  const written = (value) => (value?.alias === undefined ? value : { type: 'VARIABLE_ALIAS', id: idOf(value.alias) });
  const variables = [];
  const values = [];
  const add = (collection, token, modes) => {
    for (const { name, resolvedType, description, scopes, css } of variablesOf(token, themed.light)) {
      variables.push({
        action: 'CREATE',
        id: idOf(name),
        name,
        variableCollectionId: `collection:${collection}`,
        resolvedType,
        ...(description && { description }),
        scopes,
        ...(css && { codeSyntax: { WEB: css } }),
      });
      for (const [mode, themedToken, tokens] of modes) {
        const same = variablesOf(themedToken, tokens).find((one) => one.name === name);
        values.push({ variableId: idOf(name), modeId: modeOf(mode), value: written(same.value) });
      }
    }
  };
  for (const token of primitive.values()) add('primitive', token, [['primitive', token, themed.light]]);
  for (const token of own.light.values()) {
    add(
      'theme',
      token,
      themeNames.map((name) => [name, themed[name].get(token.path), themed[name]]),
    );
  }
  const modes = [
    { action: 'UPDATE', id: modeOf('primitive'), name: 'Значение', variableCollectionId: 'collection:primitive' },
    ...themeNames.map((name, at) => ({
      action: at === 0 ? 'UPDATE' : 'CREATE',
      id: modeOf(name),
      name: modeNames[name],
      variableCollectionId: 'collection:theme',
    })),
  ];
  const body = {
    variableCollections: [
      ['primitive', 'primitive'],
      ['theme', themeNames[0]],
    ].map(([name, mode]) => ({
      action: 'CREATE',
      id: `collection:${name}`,
      name: collections[name],
      initialModeId: modeOf(mode),
    })),
    variableModes: modes,
    variables,
    variableModeValues: values,
  };
  const lists = Object.entries(body).map(
    ([key, list]) => `  ${JSON.stringify(key)}: [\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
  );
  return `{\n${lists.join(',\n')}\n}\n`;
}
