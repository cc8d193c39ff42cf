/**
 * Reads the design tokens: W3C Design Tokens Format (DTCG 2025.10), one file for the primitives of the themes and one
 * for each theme. A theme's file contains only what differs from the light one.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the sources are, and the Figma file generated from them. */
export const tokensFolder = fileURLToPath(new URL('../../libs/ui-kit/tokens/', import.meta.url));

/** Themes in the order in which one is laid over another. */
export const themeNames = ['light', 'dark', 'contrast', 'contrast-dark'];

/** Lays these files over one another. */
const filesOf = { light: [], dark: ['dark'], contrast: ['contrast'], 'contrast-dark': ['dark', 'contrast-dark'] };

const isAlias = (value) => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);

/** The path that an alias names, `undefined` for any other value. */
export const aliasOf = (value) => (isAlias(value) ? value.slice(1, -1) : undefined);

/**
 * Tokens of a DTCG tree by their paths, in its order; a group passes its type to the tokens inside.
 *
 * @returns {Map<string, { path: string, type: string, value: unknown, description: string, extensions: object }>}
 * @throws when a token has no type
 */
export function tokensOf(tree) {
  const tokens = new Map();
  const walk = (node, path, inherited) => {
    const type = node.$type ?? inherited;
    if ('$value' in node) {
      const name = path.join('.');
      if (type === undefined) throw new Error(`${name} has no $type`);
      const { $value: value, $description: description = '', $extensions: extensions = {} } = node;
      tokens.set(name, { path: name, type, value, description, extensions });
      return;
    }
    for (const [key, child] of Object.entries(node)) if (!key.startsWith('$')) walk(child, [...path, key], type);
  };
  walk(tree, [], undefined);
  return tokens;
}

/**
 * The value of a token with every alias followed, inside composite values too.
 *
 * @throws when an alias names nothing, or leads back to itself
 */
export function resolveValue(tokens, value, seen = []) {
  const path = aliasOf(value);
  if (path !== undefined) {
    if (seen.includes(path)) throw new Error(`Aliases lead in a circle: ${[...seen, path].join(' → ')}`);
    const token = tokens.get(path);
    if (!token) throw new Error(`No token ${path}`);
    return resolveValue(tokens, token.value, [...seen, path]);
  }
  if (Array.isArray(value)) return value.map((one) => resolveValue(tokens, one, seen));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolveValue(tokens, one, seen)]));
}

/** The parsed sources of this folder: the primitives, and what each theme's own file sets. */
export function readSources(folder = tokensFolder) {
  const read = (name) => tokensOf(JSON.parse(readFileSync(`${folder}${name}.tokens.json`, 'utf8')));
  const primitive = read('primitive');
  const own = Object.fromEntries(themeNames.map((name) => [name, read(name)]));
  /** All tokens of a theme, from the primitives to its own. */
  const themed = Object.fromEntries(
    themeNames.map((name) => {
      const all = new Map([...primitive, ...own.light]);
      for (const file of filesOf[name]) {
        for (const [path, token] of own[file]) {
          const meant = all.get(path);
          if (!meant) throw new Error(`${file} sets ${path}, which the light theme does not have`);
          all.set(path, { ...token, description: token.description || meant.description });
        }
      }
      return [name, all];
    }),
  );
  return { primitive, own, themed };
}

/** Name of a token in CSS and TypeScript: `color.text` → `color-text`. */
export const nameOf = (path) => path.replaceAll('.', '-');
