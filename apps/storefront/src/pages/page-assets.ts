/** What the build knows about the files of the shop. */
export interface AssetMap {
  /** Address of the loader script. */
  loader: string;
  /** The order of cascade layers, one for each CSS file: whatever comes first or twice, the order stands. */
  layers: string;
  icon: string;
  /** Fonts that every page needs first. */
  fonts: readonly string[];
  /** Rules of CSS files, in their order. */
  css: readonly string[];
  /** Which rules (indexes in `css`) each page, layout and widget is drawn with. */
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
export function createPageAssets({ loader, icon, fonts, layers, css, cssOf, chunksOf }: AssetMap): PageAssets {
  return {
    loader,
    icon,
    fonts,
    cssOf: (parts) => {
      const indexes = new Set(['layout', ...parts].flatMap((part) => cssOf[part] ?? []));
      return layers + [...indexes].sort((one, other) => one - other).map((index) => css[index]).join('');
    },
    chunksOf: (widgets) => [...new Set(['start', ...widgets].flatMap((name) => chunksOf[name] ?? []))],
  };
}
