/** What the build knows about the files of the shop. */
export interface AssetMap {
  /** Address of the loader script. */
  loader: string;
  icon: string;
  /** Fonts that every page needs first. */
  fonts: readonly string[];
  /** Rules in the order of their layers: index of the file, name of the layer if it may be opened again, else ''. */
  css: readonly (readonly [file: number, layer: string, rules: string])[];
  /** Which files (their indexes) each page, layout and widget is drawn with. */
  cssOf: Readonly<Record<string, readonly number[]>>;
  /** Chunks that the shop's start and each widget are made of. */
  chunksOf: Readonly<Record<string, readonly string[]>>;
}

/** The same, as pages ask for it. */
export interface PageAssets {
  loader: string;
  icon: string;
  fonts: readonly string[];
  /** The rules of these parts, each once, in the order of the whole sheet. */
  cssOf(parts: readonly string[]): string;
  /** The chunks of these widgets and of the start, each once. */
  chunksOf(widgets: readonly string[]): string[];
}

/** Answers the questions of pages from what the build knows. */
export function createPageAssets({ loader, icon, fonts, css, cssOf, chunksOf }: AssetMap): PageAssets {
  return {
    loader,
    icon,
    fonts,
    cssOf: (parts) => {
      const files = new Set(['layout', ...parts].flatMap((part) => cssOf[part] ?? []));
      const sheet: string[] = [];
      // Layers that a late sheet may fill are named in their places: what it brings must not beat what stands after them.
      let later: string[] = [];
      const nameLater = () => {
        if (later.length > 0) sheet.push(`@layer ${later.join(',')};`);
        later = [];
      };
      for (const [file, layer, rules] of css) {
        if (files.has(file)) {
          nameLater();
          sheet.push(`@layer${layer && ` ${layer}`}{${rules}}`);
        } else if (layer !== '') later.push(layer);
      }
      nameLater();
      return sheet.join('');
    },
    chunksOf: (widgets) => [...new Set(['start', ...widgets].flatMap((name) => chunksOf[name] ?? []))],
  };
}
