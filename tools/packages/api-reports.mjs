import { readFile } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, relative, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { publicPackages, root } from './public-packages.mjs';

// Our `typescript` is a wrapper of `@typescript/old`, where the types of the platform are.
const wrapper = createRequire(import.meta.url).resolve('typescript/package.json');
const typescript = dirname(createRequire(wrapper).resolve('@typescript/old/package.json'));

/** Types that a consumer's project has besides the packages. */
export const foreignTypes = ['@types/react', '@types/react-dom'];

const settings = (entry, folder, output) => ({
  projectFolder: folder,
  mainEntryPointFilePath: resolve(folder, entry.types),
  compiler: {
    overrideTsconfig: {
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        types: [],
      },
      files: [resolve(folder, entry.types)],
    },
  },
  apiReport: {
    enabled: true,
    reportFileName: 'entry.api.md',
    reportFolder: output,
    reportTempFolder: resolve(output, 'temp'),
  },
  docModel: { enabled: false },
  dtsRollup: { enabled: false },
  tsdocMetadata: { enabled: false },
  newlineKind: 'lf',
  messages: {
    compilerMessageReporting: { default: { logLevel: 'error' } },
    extractorMessageReporting: { default: { logLevel: 'none' }, 'ae-forgotten-export': { logLevel: 'warning' } },
    tsdocMessageReporting: { default: { logLevel: 'none' } },
  },
});

/** Finds the name of the declaration after `start`. */
const declaration = (start) =>
  new RegExp(`${start}(?:(?:declare|abstract|const|let|function|interface|type|class|enum) )+(\\w+)`, 'gm');

const namesOf = (text, ...patterns) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));

/** Where the report of an entry is committed: `libs/catalog/api/index.api.md`, `libs/api-client/api/wire.api.md`. */
const reportFile = (home, packageName, entryName) =>
  posix.join(
    relative(root, home).replaceAll('\\', '/'),
    'api',
    `${entryName.slice(packageName.length + 1) || 'index'}.api.md`,
  );

/**
 * API reports of each entry of the unpacked packages.
 * @returns for each entry its name, the committed file (from the workspace's root), the text, the names of exports without a
 *   docstring, and the types that signatures refer to but no entry of the package exports
 */
export async function apiReports({ folder, packages }) {
  const homes = new Map(publicPackages().map(({ name, folder: home }) => [name, home]));
  const reports = [];
  for (const { name, folder: unpacked, entries } of packages) {
    const ofPackage = [];
    for (const entry of entries) {
      const output = resolve(folder, 'api', entry.name);
      mkdirSync(output, { recursive: true });
      const config = ExtractorConfig.prepare({
        configObject: settings(entry, unpacked, output),
        configObjectFullPath: undefined,
        packageJsonFullPath: resolve(unpacked, 'package.json'),
      });
      const named = new Set();
      const problems = [];
      Extractor.invoke(config, {
        localBuild: true,
        typescriptCompilerFolder: typescript,
        messageCallback(message) {
          const [, type] = /symbol "(\w+)"/.exec(message.text) ?? [];
          if (message.messageId === 'ae-forgotten-export') named.add(type);
          else if (message.category === 'Compiler') problems.push(message.text);
          message.handled = true;
        },
      });
      const text = await readFile(resolve(output, 'entry.api.md'), 'utf8');
      const exported = namesOf(text, declaration('^export '), /^export \{ \w+ as (\w+) \}/gm);
      const undocumented = namesOf(text, declaration('^// @public \\(undocumented\\)\\n(?:export )?'));
      ofPackage.push({
        entry: entry.name,
        file: reportFile(homes.get(name), name, entry.name),
        text,
        exported,
        undocumented,
        named,
        problems,
      });
    }
    const everywhere = new Set(ofPackage.flatMap(({ exported }) => exported));
    for (const { named, ...report } of ofPackage) {
      reports.push({ ...report, unnamed: [...named].filter((type) => !everywhere.has(type)).sort() });
    }
  }
  return reports;
}
