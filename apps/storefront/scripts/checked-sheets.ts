import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = /vite\/preload-helper\.js$/;
const checker = fileURLToPath(new URL('../src/embedded/sheet-integrity.ts', import.meta.url));
/** Where the helper has set the address of a link but has not inserted it into the page yet. */
const adding = 'document.head.appendChild(link);';
/** Where the helper keeps a failed sheet among those that it need not load again: its dialog would open unstyled. */
const failing = /seen\[href\] = void 0;(?=\s*throw err;)/g;

/**
 * Vite's helper loads the style sheets of a chunk with links of its own: each is checked before it is inserted into the
 * page, see `sheet-integrity.ts`, and one that failed is loaded again with its chunk. The helper has no options for
 * these; a version of Vite whose helper looks different fails the build.
 */
export const checkedSheets = (): Plugin => {
  let isChecked = false;
  return {
    name: 'tropa:checked-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (code.split(adding).length !== 2 || code.match(failing)?.length !== 1)
          return this.error('The preload helper of this Vite can not be checked');
        isChecked = true;
        const checked = code
          .replace(adding, () => `if (isCss) checkSheet(link);${adding}`)
          .replace(failing, 'delete seen[href];');
        return { code: `import { checkSheet } from ${JSON.stringify(checker)};${checked}`, map: null };
      },
    },
    generateBundle() {
      if (!isChecked) this.error('Vite has loaded its style sheets by another helper, unchecked');
    },
  };
};
