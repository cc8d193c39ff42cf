import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = /vite\/preload-helper\.js$/;
const checker = fileURLToPath(new URL('../src/embedded/sheet-integrity.ts', import.meta.url));
/** Where the helper has set the address of a link and has not put it into the page yet. */
const place = 'document.head.appendChild(link);';

/**
 * Vite's helper loads the style sheets of a chunk by links of its own: each is checked before it is put into the page,
 * see `sheet-integrity.ts`. The helper has no option for it; a Vite whose helper looks otherwise stops the build.
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
        if (code.split(place).length !== 2) return this.error('The preload helper of this Vite can not be checked');
        isChecked = true;
        const checked = code.replace(place, () => `if (isCss) checkSheet(link);${place}`);
        return { code: `import { checkSheet } from ${JSON.stringify(checker)};${checked}`, map: null };
      },
    },
    generateBundle() {
      if (!isChecked) this.error('Vite has loaded its style sheets by another helper, unchecked');
    },
  };
};
