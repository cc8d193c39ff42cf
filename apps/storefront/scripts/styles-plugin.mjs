import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { bundle } from 'lightningcss';
import { shortCodes, shortenNames } from '../../../tools/build/short-names.mjs';

const prefix = '\0tropa-styles:';
const targets = { chrome: 111 << 16, firefox: 121 << 16, safari: (16 << 16) | (4 << 8) };

/** Stands in collected rules where the address of the folder of assets comes. */
export const assetsFolder = '__ASSETS__/';

/** Path of the CSS file behind a module's id, or null. */
export const stylesFileOf = (id) => (id.startsWith(prefix) ? id.slice(prefix.length, -'.js'.length) : null);

/** A file's name with a mark of its content: may be kept by browsers for ever. */
export const hashedName = (file, content) => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `${basename(file, extname(file))}-${hash}${extname(file)}`;
};

/** CSS modules of the workspace, as paths inside it. */
const modulesOf = (workspace) =>
  ['libs', 'apps/storefront/src'].flatMap((folder) =>
    readdirSync(resolve(workspace, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.module.css') && !/\/(node_modules|dist)\//.test(file)),
  );

/** A lib's own sheet of tokens and reset is taken from its sources, as its modules are. */
const sourceOfLib = (workspace, source) => {
  const lib = /^@tropa\/([a-z-]+)\/styles\.css$/.exec(source)?.[1];
  return lib === undefined ? null : resolve(workspace, 'libs', lib, 'src/styles.css');
};

/**
 * Takes CSS imports over from Vite: a CSS module becomes a JavaScript module of class names, and its rules are
 * kept aside, so that a page can carry exactly the rules of the modules it is drawn with — Vite's grain is
 * the chunk, ours is the module. Class names are short and hang on the file's path: equal in every build.
 */
export const collectStyles = (root, { isMinified }) => {
  const workspace = resolve(root, '../..');
  const rules = new Map();
  const assets = new Map();
  const globals = new Map();
  const codes = shortCodes(modulesOf(workspace));

  const takeAsset = (file) => {
    const content = readFileSync(file);
    const name = hashedName(file, content);
    assets.set(name, content);
    return assetsFolder + name;
  };

  const load = (file) => {
    const isModule = file.endsWith('.module.css');
    const { code, exports, dependencies } = bundle({
      filename: file,
      projectRoot: workspace,
      minify: isMinified,
      targets,
      analyzeDependencies: { preserveImports: false },
      // Names of grid areas and containers stay: they are not renamed where a value holds var().
      cssModules: isModule ? { pattern: '[hash]-[local]', grid: false, container: false } : false,
    });
    let css = code.toString();
    for (const { type, url, placeholder, loc } of dependencies ?? []) {
      if (type !== 'url') continue;
      css = css.replaceAll(
        placeholder,
        /^(data:|https?:|\/)/.test(url) ? url : takeAsset(resolve(dirname(loc.filePath), url)),
      );
    }
    const long = Object.values(exports ?? {}).map(({ name }) => name);
    const { css: renamed, short } = shortenNames(css, long, codes.get(relative(workspace, file)));
    rules.set(file, renamed);
    const names = Object.entries(exports ?? {})
      .map(([local, { name, composes }]) => [
        local,
        [name, ...composes.map((part) => part.name)].map((part) => short.get(part)).join(' '),
      ])
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `export default ${JSON.stringify(Object.fromEntries(names))};`;
  };

  /**
   * CSS files in the order of imports, what is imported first: a part's rules come before those of the part that
   * is made of it. The order in which files happen to be loaded is another one at every build.
   */
  const readOrder = (context) => {
    const seen = new Set();
    const files = [];
    const visit = (id) => {
      if (seen.has(id)) return;
      seen.add(id);
      const info = context.getModuleInfo(id);
      info?.importedIds.forEach(visit);
      info?.dynamicallyImportedIds.forEach(visit);
      const file = stylesFileOf(id);
      if (file !== null) files.push(file);
    };
    [...context.getModuleIds()]
      .filter((id) => context.getModuleInfo(id)?.isEntry)
      .sort()
      .forEach(visit);
    return files;
  };
  let order = [];

  const plugin = {
    name: 'tropa:styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || importer === undefined) return null;
      const file =
        sourceOfLib(workspace, source) ??
        (/^[./]/.test(source) ? resolve(dirname(importer), source) : createRequire(importer).resolve(source));
      const isModule = source.endsWith('.module.css');
      // A sheet without names leaves nothing in a chunk to be recognised by: its importer stands for it.
      if (!isModule) globals.set(importer, [...new Set([...(globals.get(importer) ?? []), file])]);
      return { id: `${prefix}${file}.js`, moduleSideEffects: !isModule };
    },
    load(id) {
      const file = stylesFileOf(id);
      if (file === null) return null;
      this.addWatchFile(file);
      return load(file);
    },
    buildEnd(error) {
      if (!error) order = readOrder(this);
    },
  };

  /** CSS files that come with these modules. */
  const filesOf = (ids) => ids.flatMap((id) => globals.get(id) ?? stylesFileOf(id) ?? []);

  return { plugin, rules, assets, filesOf, order: () => order };
};
