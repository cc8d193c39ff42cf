/**
 * Tokens of sheets that nobody re-themes: what never changes stands where it is used, what is used nowhere goes, the rest
 * has short names. A page of our own carries its rules in its HTML, and would else carry the whole vocabulary too.
 */
import postcss from 'postcss';

const token = /--(?:tropa|lightningcss)-[\w-]+/g;
const use = /var\((--tropa-[\w-]+)\)/g;
const isToken = ({ prop }) => prop.startsWith('--tropa-') || prop.startsWith('--lightningcss-');

/** Said for the whole page, whatever the window. */
const isForAll = ({ parent }) =>
  parent.selector?.split(',').includes(':root') && /^(layer)?$/.test(parent.parent.name ?? '');

const readTokens = (roots) => {
  const said = new Map();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (isToken(declaration)) said.set(declaration.prop, [...(said.get(declaration.prop) ?? []), declaration]);
    });
  }
  return said;
};

/** A value longer than its short name would be is better said once. */
const isShort = (value) => value.length <= 32;

/** Tokens with one short value everywhere. One that leans on a changing one is not: it is computed where it is said. */
const findConstants = (said) => {
  const constants = new Map();
  const resolve = (value) => value.replaceAll(use, (whole, name) => constants.get(name) ?? whole);
  const open = new Map(
    [...said]
      .filter(([, places]) => places.length === 1 && isForAll(places[0]))
      .map(([name, [{ value }]]) => [name, value]),
  );
  for (let before = -1; before !== constants.size;) {
    before = constants.size;
    for (const [name, value] of open) {
      const whole = resolve(value);
      if (!whole.includes('var(') && isShort(whole)) constants.set(name, whole);
    }
  }
  return { constants, resolve };
};

const usedIn = (roots) => {
  const used = new Set();
  for (const root of roots) {
    root.walkDecls(({ value }) => value.match(token)?.forEach((name) => used.add(name)));
  }
  return used;
};

const dropUnused = (roots) => {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const used = usedIn(roots);
    for (const root of roots) {
      root.walkDecls((declaration) => {
        if (!isToken(declaration) || used.has(declaration.prop)) return;
        isDone = false;
        const { parent } = declaration;
        declaration.remove();
        if (parent.nodes.length === 0) parent.remove();
      });
    }
  }
  return usedIn(roots);
};

/**
 * @param sheets all the rules of the site: a token that a sheet outside of them uses would be lost.
 * @returns the same sheets, in their order.
 */
export function leanTokens(sheets) {
  const roots = sheets.map((css) => postcss.parse(css));
  const { resolve } = findConstants(readTokens(roots));
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.value = resolve(declaration.value);
    });
  }
  const short = new Map([...dropUnused(roots)].sort().map((name, index) => [name, `--${index.toString(36)}`]));
  return roots.map((root) => root.toString().replaceAll(token, (name) => short.get(name) ?? name));
}
