import type { Plugin, Rolldown } from 'vite';
import { embeddedStyles, widgetParts } from '@tropa/build/embedded-styles';

type Bundle = Rolldown.OutputBundle;

/** Style sheets of everything that a chunk can load, in import order. */
const sheetsOf = (bundle: Bundle, entry: string): readonly string[] => {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet));
    chunk.dynamicImports.forEach(visit);
  };
  visit(entry);
  return [...sheets];
};

/**
 * Emits the two style sheets for pages that another server renders, at stable URLs: `tropa.css` (tokens and a reset
 * limited to the widgets, in layers: the page's own rules win) and `tropa-plain.css` (all rules without layers, more
 * specific than any reset of the page).
 *
 * @param base name of the entry with the tokens and the reset.
 * @param loader name of the entry whose widgets are styled.
 */
export const embeddedSheets = ({ base, loader }: { base: string; loader: string }): Plugin => ({
  name: 'tropa:embedded-sheets',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const fileOf = (entry: string) => {
        const found = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === entry,
        );
        return found?.fileName ?? this.error(`The build has no entry ${entry}`);
      };
      const textOf = (file: string) => {
        const asset = bundle[file];
        return asset?.type === 'asset' ? String(asset.source) : this.error(`The build has no sheet ${file}`);
      };
      const emit = (fileName: string, sheets: readonly string[], isPlain: boolean) => {
        const css = [...new Set(sheets)].map(textOf).join('');
        this.emitFile({ type: 'asset', fileName, source: embeddedStyles(css, { parts: widgetParts, isPlain }) });
      };
      const first = sheetsOf(bundle, fileOf(base));
      emit('assets/tropa.css', first, false);
      emit('assets/tropa-plain.css', [...first, ...sheetsOf(bundle, fileOf(loader))], true);
    },
  },
});
