import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Programs of the server: the shop itself and whatever has its own command line. */
const entries = {
  main: at('src/main.ts'),
  import: at('src/import/main.ts'),
  staff: at('src/staff/main.ts'),
  content: at('src/content-files/main.ts'),
  export: at('src/content-files/export.ts'),
  generate: at('src/demo/generate.ts'),
};

/** The libs' sources are bundled in; every package from npm stays where it is installed. */
export default defineConfig({
  resolve: { conditions: ['@tropa/source'] },
  ssr: {
    noExternal: [/^@tropa\//],
    resolve: { conditions: ['@tropa/source'], externalConditions: ['node', 'import', 'default'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      external: (id: string) => !/^(?:\.|\/|[A-Za-z]:|@tropa\/|\0)/.test(id),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
