import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Application, ReflectionKind } from 'typedoc';
import { entries, referenceFolder, root } from './pages.mjs';

/** Longer types are not helpful: those of schemas and sets of endpoints are pages long, and an editor shows them. */
const longest = 400;

/** Settings of the compiler, as a site has them that installs the packages: their declaration files, not their sources. */
const compiler = `${root}/.cache/docs-site-tsconfig.json`;

function writeCompilerSettings() {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  mkdirSync(`${root}/.cache`, { recursive: true });
  writeFileSync(compiler, JSON.stringify({ compilerOptions, files: entries.map(({ file }) => file) }));
}

const nameOf = ({ address }) => address.replace('reference/', '');
const titles = new Map(entries.map((entry) => [nameOf(entry), entry.title]));

/** A module has the name of its page. */
function nameModules(project) {
  const names = new Map(entries.map((entry) => [entry.file, nameOf(entry)]));
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    module.name = names.get(project.getSymbolIdFromReflection(module).fileName);
  }
}

/** A long type is reduced to its name: `ObjectSchema`, `UseMutation`. */
function shortenTypes(project) {
  const { Variable, CallSignature, Property } = ReflectionKind;
  for (const { type } of project.getReflectionsByKind(Variable | CallSignature | Property))
    if (type?.type === 'reference' && type.toString().length > longest) type.typeArguments = undefined;
}

/** Writes a page for each entry of the public packages, from the declaration files that `npm run build` makes. */
export async function makeReference() {
  writeCompilerSettings();
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: compiler,
    entryPoints: entries.map(({ file }) => file),
    basePath: root,
    logLevel: 'Warn',
    skipErrorChecking: true,
    readme: 'none',
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    excludePrivate: true,
    // In the order in which a page shows them: of two names that differ only in case, the later one gets the number.
    sort: ['kind', 'alphabetical'],
    out: `${root}/${referenceFolder}`,
    outputFileStrategy: 'modules',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    interfacePropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    parametersFormat: 'table',
    propertyMembersFormat: 'table',
    tableColumnSettings: { hideInherited: true, hideModifiers: true, hideOverrides: true },
    pageTitleTemplates: { module: ({ rawName }) => titles.get(rawName) },
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc has not read the declaration files: run npm run build.');
  nameModules(project);
  shortenTypes(project);
  rmSync(`${root}/${referenceFolder}`, { recursive: true, force: true });
  await app.generateOutputs(project);
  // The list of entries is docs/reference.md.
  rmSync(`${root}/${referenceFolder}/index.md`);
}
