/** A chunk of the client build in Vite's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

/** Vite's `.vite/manifest.json`: chunks by source file, or by name where several files share one. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A style sheet of the build. */
export interface Sheet {
  href: string;
  css: string;
}

/** What pages need from the build. */
export interface PageAssets {
  /** URL of the loader script. */
  loader: string;
  /**
   * Style sheets of the layout and these parts (widgets by name, screens as `page-<name>`), each once, in import order.
   */
  sheetsOf(parts: readonly string[]): readonly Sheet[];
  /** URLs of the chunks of the start and these widgets, each once: to be preloaded. */
  chunksOf(widgets: readonly string[]): readonly string[];
}

/**
 * The layers of all style sheets, weakest first: declared up front, so that the order of the style sheets does not
 * matter.
 */
export const layerOrder = '@layer tropa.reset, tropa.tokens, tropa.kit, tropa.domain;';

const loader = 'src/client.tsx';
const start = 'src/start.tsx';
const layout = 'src/pages/layout/Document.tsx';

/** A widget or screen has the name of its folder: `src/widgets/city/CityWidget.tsx` is `city`. */
const partFile = /^src\/(widgets|pages\/screens)\/([\w-]+)\/\w+(?:Widget|Screen)\.tsx$/;

const findParts = (manifest: Manifest): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>();
  for (const source of Object.keys(manifest)) {
    const [, folder, name] = partFile.exec(source) ?? [];
    if (name !== undefined) parts.set(folder === 'widgets' ? name : `page-${name}`, source);
  }
  return parts;
};

/**
 * Looks up the assets of pages in Vite's manifest.
 * @param manifest of the client build.
 * @param readFile the text of one of its files, by its path in the manifest.
 */
export function createPageAssets(manifest: Manifest, readFile: (file: string) => string): PageAssets {
  const parts = findParts(manifest);
  const sheets = new Map<string, Sheet>();

  /** A chunk after everything that it imports; import cycles are visited once. */
  const closure = (sources: readonly string[]): readonly ManifestChunk[] => {
    const seen = new Set<string>();
    const chunks: ManifestChunk[] = [];
    const visit = (source: string) => {
      const chunk = manifest[source];
      if (chunk === undefined || seen.has(source)) return;
      seen.add(source);
      chunk.imports?.forEach(visit);
      chunks.push(chunk);
    };
    sources.forEach(visit);
    return chunks;
  };
  const sourcesOf = (names: readonly string[]) => names.flatMap((name) => parts.get(name) ?? []);

  const sheetOf = (file: string): Sheet => {
    const known = sheets.get(file);
    if (known) return known;
    const href = `/${file}`;
    const folder = href.slice(0, href.lastIndexOf('/') + 1);
    // Other sites load the same file from any address, so Vite has to write relative URLs into it; inlined here, they would
    // be resolved against the page.
    const sheet = { href, css: readFile(file).replaceAll(/url\((["']?)\.\//g, `url($1${folder}`) };
    sheets.set(file, sheet);
    return sheet;
  };

  const loaderFile = manifest[loader]?.file;
  if (loaderFile === undefined) throw new Error(`The storefront's manifest does not name ${loader}`);
  return {
    loader: `/${loaderFile}`,
    sheetsOf: (names) => {
      const files = closure([layout, start, ...sourcesOf(names)]).flatMap(({ css }) => css ?? []);
      return [...new Set(files)].map(sheetOf);
    },
    chunksOf: (names) => [...new Set(closure([start, ...sourcesOf(names)]).map(({ file }) => `/${file}`))],
  };
}
