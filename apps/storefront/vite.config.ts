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
/**
 * The contract: what the shop's calls are and what their responses mean. Separate from `shared`: together they are a
 * long task.
 */
const apiCode = /libs[\\/]api-client[\\/]|node_modules[\\/]valibot[\\/]/;
/**
 * Kept out of the file that every page loads: screens are only rendered on the server, and the phone field depends on
 * the input mask.
 */
const notShared = /src[\\/](pages|phone-field)[\\/]/;
/** Libraries of forms, loaded together. */
const formCode = /node_modules[\\/](react-hook-form|react-input-mask)[\\/]/;

/** docs/decisions/0007-page-code.md describes how pages get what is built here. */
// Vite requires a default export.
// oxlint-disable-next-line import/no-default-export
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
    // Class names depend only on the path of the module, so the server's HTML matches the client's style sheets.
    lightningcss: { cssModules: { pattern: 't-[hash]-[local]', grid: false, container: false } },
  },
  experimental: {
    // Pages rendered by our server use root-relative URLs.
    renderBuiltUrl: (file, { ssr }) => (ssr ? `/assets/${basename(file)}` : { relative: true }),
  },
  build: {
    // Each of these supports dialog, popover, :has() and container queries.
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
            // Only rendered on the server: they are here so that the manifest lists their styles.
            layout: at('src/pages/layout/Document.tsx'),
            pages: at('src/pages/page-registry.ts'),
          },
          // Keeps the exports of `pages`, or its imports would be dropped.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: ({ name }) => (name === 'tropa' ? 'assets/tropa.js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              groups: [
                // The page's one script must not wait for another: what it imports stays in it. With `widgets-in`, which
                // is too small for a file of its own.
                { name: 'loader', test: /src[\\/](client|hydration[\\/]widgets-in)\.tsx?$/ },
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
      // Production React however the server is started: Vite replaces this by itself only in the client.
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
