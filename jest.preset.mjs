import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');

/** Packages that ship only ES modules and are used by code under test. */
const esmPackages = [
  'swiper',
  '@number-flow',
  'number-flow',
  'esm-env',
  'file-type',
  'marked',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
].join('|');

const base = (name) => ({
  displayName: name,
  reporters: ['default', `${root}tools/gate/jest-results.mjs`],
  rootDir: `${root}${['server', 'storefront'].includes(name) ? 'apps' : 'libs'}/${name}`,
  // Jest's five seconds are for a quiet machine: a form filled key by key takes longer beside a build.
  testTimeout: 20_000,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  // mjs last: a bare `./x` must find x.ts before a stray build output.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'json', 'node', 'mjs'],
  transform: {
    '^.+\\.(mjs|js|jsx|ts|tsx)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
  moduleNameMapper: {
    '\\.css$': `${root}tools/jest/empty-styles.cjs`,
    '\\.(svg|woff2)$': `${root}tools/jest/empty-asset.cjs`,
    '^(\\.{1,2}/.+)\\.js$': '$1',
  },
});

/** Jest settings of a project whose tests need a document. */
export const domPreset = (name) => ({
  ...base(name),
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['@tropa/source', 'node', 'require', 'default'] },
  setupFilesAfterEnv: [`${root}tools/jest/dom-setup.ts`],
});

/**
 * Jest settings of a lib: `*.test.tsx` run in a document, `*.test.ts` in plain Node, because a document costs time in
 * each file. A `*.test.ts` that reads cookies or the address names `jest-fixed-jsdom` in its first line.
 */
export const libPreset = (name) => {
  const { testTimeout, reporters, ...dom } = domPreset(name);
  const { setupFilesAfterEnv: _dom, ...plain } = dom;
  return {
    rootDir: dom.rootDir,
    testTimeout,
    reporters,
    projects: [
      { ...dom, testMatch: ['<rootDir>/src/**/*.test.tsx'] },
      { ...plain, testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    ],
  };
};

/** Jest settings of a project that runs in plain Node. */
export const nodePreset = (name) => ({
  ...base(name),
  // A test that fails half-way leaves its shop open: Jest must say so and end, not wait for it.
  forceExit: true,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@tropa/source', 'node', 'require', 'default'] },
});
