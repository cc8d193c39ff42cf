import { parseAst } from 'vite';

/** Collects the `import()` expressions of a module. */
const dynamicImports = (node, found = []) => {
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'ImportExpression') found.push(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach((item) => dynamicImports(item, found));
    else if (typeof value === 'object') dynamicImports(value, found);
  }
  return found;
};

/**
 * Lets a part that comes late — a dialog, a panel — wait for the sheet of late parts: it is never seen undressed.
 * Libs know nothing of it: they write a plain `import()`. Widgets themselves do not wait: their page dresses them.
 *
 * @param module the module that exports `whenStyled`.
 * @param isWidgetImport whether the module is the one that loads widgets.
 */
export const latePartsPlugin = (module, isWidgetImport) => ({
  name: 'tropa:late-parts',
  enforce: 'post',
  transform(code, id) {
    if (!/[\\/](libs|storefront)[\\/].*\.tsx?$/.test(id) || !code.includes('import(') || isWidgetImport(id))
      return null;
    const imports = dynamicImports(parseAst(code)).sort((one, other) => other.start - one.start);
    if (imports.length === 0) return null;
    const rewritten = imports.reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}__whenStyled(() => ${text.slice(start, end)})${text.slice(end)}`,
      code,
    );
    return { code: `import { whenStyled as __whenStyled } from ${JSON.stringify(module)};\n${rewritten}`, map: null };
  },
});
