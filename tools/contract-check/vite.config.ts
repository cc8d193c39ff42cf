import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One file with all dependencies bundled: users install nothing else. */
export default defineConfig({
  resolve: { conditions: ['@tropa/source'] },
  ssr: { noExternal: true, resolve: { conditions: ['@tropa/source'] } },
  plugins: [{ name: 'executable', writeBundle: ({ dir = '' }) => chmodSync(join(dir, 'contract-check.js'), 0o755) }],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { 'contract-check': at('src/main.ts') },
      output: { entryFileNames: '[name].js', banner: '#!/usr/bin/env node' },
    },
  },
});
