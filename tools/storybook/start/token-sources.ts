import contrastDark from '@tropa/ui-kit/tokens/contrast-dark.tokens.json';
import contrast from '@tropa/ui-kit/tokens/contrast.tokens.json';
import dark from '@tropa/ui-kit/tokens/dark.tokens.json';
import light from '@tropa/ui-kit/tokens/light.tokens.json';
import primitive from '@tropa/ui-kit/tokens/primitive.tokens.json';

/** What the source of a token says besides its value. */
export interface TokenSource {
  /** The token that it takes its value from, such as `gray.900`. */
  readonly alias?: string;
  readonly description?: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Sources of a DTCG tree by the custom properties generated from them. */
function sourcesOf(tree: Node, path: readonly string[] = []): [name: string, source: TokenSource][] {
  const { $value: value, $description: description } = tree;
  if (value !== undefined) {
    const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
    return [
      [
        `--tropa-${path.join('-')}`,
        { ...(alias && { alias }), ...(typeof description === 'string' && { description }) },
      ],
    ];
  }
  return Object.entries(tree)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => sourcesOf(child as Node, [...path, key]));
}

const base = new Map([...sourcesOf(primitive), ...sourcesOf(light)]);
const [darkSources, contrastSources, contrastDarkSources] = [dark, contrast, contrastDark].map(
  (tree) => new Map(sourcesOf(tree)),
);

/** Files of the theme that a page shows, the last one first. */
function layersOf({ dataset }: HTMLElement) {
  const holds = (query: string) => matchMedia(query).matches;
  const isDark =
    dataset['theme'] === 'dark' || (dataset['theme'] === 'system' && holds('(prefers-color-scheme: dark)'));
  const isMore = dataset['contrast'] === 'more' || holds('(prefers-contrast: more)');
  if (isDark) return isMore ? [contrastDarkSources, darkSources] : [darkSources];
  return isMore ? [contrastSources] : [];
}

/** The source of a token in the theme that the page shows now. */
export function sourceOf(name: string): TokenSource {
  const meant = base.get(name) ?? {};
  const own = layersOf(document.documentElement)
    .map((layer) => layer?.get(name))
    .find((found) => found !== undefined);
  if (own === undefined) return meant;
  // Descriptions are in the light theme; a theme's own value may be an alias where light has a value, and vice versa.
  const description = own.description ?? meant.description;
  return { ...own, ...(description && { description }) };
}
