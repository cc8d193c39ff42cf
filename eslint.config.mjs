import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y-x';
import jsonc from 'jsonc-eslint-parser';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import ts from 'typescript-eslint';

/** Layers (docs/decisions/0001-layers.md): a project may import only what stands below it. */
const layers = [
  { sourceTag: 'type:base-rules', onlyDependOnLibsWithTags: [], allowedExternalImports: ['valibot', 'fast-check'] },
  { sourceTag: 'type:base-api', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'type:base-ui',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['redux', '@reduxjs/*', 'react-redux', 'react-hook-form', '@hookform/*', 'valibot'],
  },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: ['type:base-rules', 'type:base-api', 'type:base-ui'],
    bannedExternalImports: ['swiper', 'swiper/*', '@react-google-maps/*', 'leaflet', 'react-input-mask'],
  },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['type:base-rules', 'type:base-api'] },
  {
    sourceTag: 'scope:storefront',
    onlyDependOnLibsWithTags: ['type:domain', 'type:base-rules', 'type:base-api', 'type:base-ui', 'type:support'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:support'] },
  { sourceTag: 'type:support', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'npm:public', onlyDependOnLibsWithTags: ['npm:public'] },
  { sourceTag: 'npm:private', onlyDependOnLibsWithTags: ['npm:public', 'npm:private'] },
];

/** React APIs that 18.3 lacks: one build of a lib serves 18.3 and 19. */
const react19Only = ['use', 'useActionState', 'useOptimistic', 'useFormStatus', 'useEffectEvent', 'Activity'];

/** Heavy packages that exactly one folder may know: everybody else takes the kit's part over them. */
const oneFolderOnly = {
  'libs/ui-kit/src/map/**': ['leaflet', 'leaflet/*', '@react-google-maps/*'],
  'libs/ui-kit/src/carousel/**': ['swiper', 'swiper/*'],
};

/** Bans React 19's own APIs in libs, and the packages of other folders than `home`. */
const restrictedImports = ({ isLib, home }) => [
  'error',
  {
    ...(isLib && { paths: [{ name: 'react', importNames: react19Only, message: 'React 18.3 has no such API.' }] }),
    patterns: Object.entries(oneFolderOnly)
      .filter(([folder]) => folder !== home)
      .map(([folder, group]) => ({ group, message: `Only ${folder} may import it.` })),
  },
];

/**
 * What React asks of a drawing: no refs read or written, nothing of others changed. `set-state-in-effect` stays off:
 * state that follows the address, the storage or a finished call is set there on purpose. `static-components` takes the
 * host's link, which comes from the context, for a component made anew.
 */
const reactPurity = [
  'refs',
  'purity',
  'immutability',
  'set-state-in-render',
  'globals',
  'use-memo',
  'error-boundaries',
];

/** What only types show: a promise nobody waits for, a case that a switch forgets, an assertion that asserts nothing. */
const typed = {
  files: ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
  languageOptions: {
    parserOptions: {
      // All files have one program when all are linted, and those of a project its own: a program for each costs gigabytes.
      project: process.cwd() === import.meta.dirname ? 'tsconfig.all.json' : true,
      tsconfigRootDir: import.meta.dirname,
    },
  },
  rules: {
    // A handler may be asynchronous: what it starts reports its own failures.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    ...Object.fromEntries(
      [
        'await-thenable',
        'no-duplicate-type-constituents',
        'no-floating-promises',
        'no-for-in-array',
        'no-redundant-type-constituents',
        'no-unnecessary-type-assertion',
        'only-throw-error',
        'prefer-promise-reject-errors',
        'restrict-plus-operands',
        'return-await',
        'switch-exhaustiveness-check',
      ].map((rule) => [`@typescript-eslint/${rule}`, 'error']),
    ),
  },
};

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/*.stories.tsx'];

const plainExports = [
  { selector: 'ExportAllDeclaration:not([exported])', message: 'List public names: no `export *`.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
];
/** The first formatter of a page loads the data of the locale: 20 ms and more while the page comes to life. */
const lazyIntl = ['NewExpression', 'ObjectExpression > Property > NewExpression'].map((made) => ({
  selector: `Program > VariableDeclaration > VariableDeclarator > ${made}[callee.object.name='Intl']`,
  message: 'Make formatters where they are used first, or take `formatNumber` and `pluralRu` of @tropa/ui-kit.',
}));

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/storybook-static/**',
      '**/.data/**',
      '**/.cache/**',
      '**/output/**',
    ],
  },
  { plugins: { '@nx': nx, 'react-hooks': reactHooks } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [js.configs.recommended, ts.configs.recommended],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          banTransitiveDependencies: false,
          depConstraints: layers,
          // The package's own second entries and the workspace's settings files are not projects.
          allow: [
            '^@tropa/[a-z-]+/testing$',
            '\\.\\./\\.\\./jest\\.preset\\.mjs$',
            '\\.\\./\\.\\./eslint\\.config\\.mjs$',
            '^(\\.\\./)+(machine|packages|build)/',
            '^@tropa/build/',
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/storefront/**/*.{ts,tsx}', 'tools/storybook/**/*.{ts,tsx}'],
    // Storybook's own settings are default exports: it asks for them.
    ignores: ['tools/storybook/.storybook/**'],
    extends: [a11y.configs.recommended],
    rules: {
      // Safari takes a list without markers for no list, unless it is told.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A dialog moves the focus to its first field on purpose; plain elements may not.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...plainExports],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/storefront/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      ...Object.fromEntries(reactPurity.map((rule) => [`react-hooks/${rule}`, 'error'])),
      'no-restricted-syntax': ['error', ...plainExports, ...lazyIntl],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restrictedImports({ isLib: false }) },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restrictedImports({ isLib: true }) },
  },
  ...Object.keys(oneFolderOnly).map((home) => ({
    files: [home],
    rules: { 'no-restricted-imports': restrictedImports({ isLib: true, home }) },
  })),
  {
    files: tests,
    rules: { 'max-lines': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    // A picture's sources or a list's order have no role: the document is the only witness.
    rules: {
      'testing-library/render-result-naming-convention': 'off',
      'testing-library/no-container': 'off',
      'testing-library/no-node-access': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs}', 'apps/server/**', 'apps/storefront-e2e/**', 'apps/storefront/scripts/**', 'tools/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        require: 'readonly',
        performance: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        TextDecoder: 'readonly',
        TextEncoder: 'readonly',
        URLSearchParams: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright reads from the pattern which fixtures a fixture needs, and wants one even for none.
    files: ['apps/storefront-e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  typed,
  {
    // What a published lib imports stands in its package.json, and nothing else does.
    files: ['libs/*/package.json'],
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: [
            '{projectRoot}/**/*.test.{ts,tsx}',
            '{projectRoot}/**/*.fixtures.{ts,tsx}',
            '{projectRoot}/**/*.stories.tsx',
            '{projectRoot}/**/testing/**',
            '{projectRoot}/jest.config.mjs',
          ],
          // Peers name a range, the workspace one pinned version.
          checkVersionMismatches: false,
          // Redux Toolkit's own peer; the others are optional peers of the /testing entries.
          ignoredDependencies: ['redux', '@testing-library/react', 'jest-axe'],
        },
      ],
    },
  },
);
