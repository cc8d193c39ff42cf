import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { checkedSheets } from './scripts/checked-sheets.js';
import { embeddedSheets } from './scripts/embedded-sheets.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The libs are resolved to their sources: none of them has to be built to build the shop. */
const source = '@tropa/source';

/** React and the store, with what they import: every page has them, and they change rarely. */
const vendorCode = /node_modules[\\/](react|react-dom|scheduler|react-redux|@reduxjs)[\\/]/;
/** The contract: what the shop's calls are and what their responses mean. Beside `shared`: together they are a long task. */
const apiCode = /libs[\\/]api-client[\\/]|node_modules[\\/]valibot[\\/]/;
/** Not for the file of every page: screens are rendered on the server alone, and the phone field brings the input mask. */
const notShared = /src[\\/](pages|phone-field)[\\/]/;
/** Libraries of forms, loaded together. */
const formCode = /node_modules[\\/](react-hook-form|react-input-mask)[\\/]/;

/** docs/decisions/0007-page-code.md describes how pages get what is built here. */
// Vite requires a default export.
// eslint-disable-next-line no-restricted-syntax
export default defineConfig(({ command }) => ({
  root: at('.'),
  // Relative: pages of other servers load the same files from wherever they are served.
  base: './',
  publicDir: false,
  envDir: false,
  logLevel: 'warn',
  plugins: [react(), checkedSheets(), embeddedSheets({ base: 'embedded', loader: 'loader' })],
  resolve: { conditions: [source, ...defaultClientConditions] },
  css: {
    transformer: 'lightningcss',
    // Class names depend on the path of the module alone, so the server's HTML matches the client's style sheets.
    lightningcss: { cssModules: { pattern: 't-[hash]-[local]', grid: false, container: false } },
  },
  experimental: {
    // Pages rendered by our server use root-relative URLs.
    renderBuiltUrl: (file, { ssr }) => (ssr ? `/assets/${basename(file)}` : { relative: true }),
  },
  build: {
    // Each of these has dialog, popover, :has() and container queries.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            loader: at('src/client.tsx'),
            tropa: at('src/tropa.ts'),
            embedded: at('src/embedded/embedded.ts'),
            // Rendered on the server alone: they are here so that the manifest lists their styles.
            layout: at('src/pages/layout/Document.tsx'),
            pages: at('src/pages/page-registry.ts'),
          },
          // Keeps the exports of `pages`, or its imports would be dropped.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: ({ name }) => (name === 'tropa' ? 'assets/tropa.js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              groups: [
                // The page's one script must not wait for another: the modules it shares stay with it.
                {
                  name: 'loader',
                  test: /vite[\\/]preload-helper|sheet-integrity|src[\\/]client\.tsx|yield-to-main|widgets-in|when-activated/,
                },
                { name: 'vendor', test: vendorCode },
                { name: 'forms', test: formCode },
                { name: 'api', test: apiCode, minShareCount: 6, maxModuleSize: 60_000 },
                // Small modules that many chunks share are one file; large ones, or those shared by few, are not.
                { name: 'shared', test: (id) => !notShared.test(id), minShareCount: 6, maxModuleSize: 3000 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Production React however the server is started: Vite replaces this by itself in the client alone.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: {
        // The built bundle renders without node_modules; in development Node loads packages itself.
        noExternal: command === 'build' ? true : [/^@tropa\//],
        conditions: [source, ...defaultServerConditions],
      },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: { input: { server: at('src/server.tsx') } },
      },
    },
  },
  builder: {},
}));
