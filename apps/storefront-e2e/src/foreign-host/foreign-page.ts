import { readdirSync } from 'node:fs';
import { publicPageDataFixtures } from '@tropa/api-client/testing';

const widgets = new URL('../../../storefront/src/widgets/', import.meta.url);

/** Every widget of the shop: a folder each. */
export const builtWidgets = readdirSync(widgets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(new URL(name, widgets)).some((file) => file.endsWith('Widget.tsx')));

/** A closing tag or a line separator inside a value would break the script. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const variables = (data: Readonly<Record<string, unknown>>, declaredByVar: readonly string[]) =>
  Object.entries(data)
    .map(([name, value]) => `${declaredByVar.includes(name) ? 'var ' : 'window.'}${name} = ${asScript(value)};`)
    .join('\n');

export interface ForeignPageOptions {
  /** Page variables that differ from the samples; undefined leaves one out. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Properties of widgets, as `data-props`. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Variables that the page declares with `var`: these cannot be deleted. */
  readonly declaredByVar?: readonly string[];
  /** The script's `data-api-key`; no key without it. */
  readonly apiKey?: string;
  /** The tags of the script instead of the floating one. */
  readonly script?: string;
  /** URL of the shop that handles the calls, the script's `data-api`; by default the page's own origin. */
  readonly api?: string;
}

const floatingScript = (api: string | undefined, apiKey: string | undefined) =>
  `<script type="module" src="/assets/tropa.js"${api === undefined ? '' : ` data-api="${api}"`}${apiKey === undefined ? '' : ` data-api-key="${apiKey}"`}></script>`;

/**
 * A page of another site: no markup of ours, only the documented variables (docs/page-data.md), empty elements with
 * `data-widget`, and the one script.
 */
export function foreignPage(
  widgets: readonly string[],
  { data = {}, props = {}, api, apiKey, script, declaredByVar = [] }: ForeignPageOptions = {},
): string {
  const elements = widgets.map((name) => {
    const own = name in props ? ` data-props='${JSON.stringify(props[name])}'` : '';
    return `<section id="${name}"><div data-widget="${name}"${own}></div></section>`;
  });
  const said = Object.fromEntries(
    Object.entries({ ...publicPageDataFixtures, ...data }).filter(([, value]) => value !== undefined),
  );
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Чужой магазин</title>
<link rel="icon" href="data:,">
<script>
${variables(said, declaredByVar)}
</script>
${script ?? floatingScript(api, apiKey)}
</head>
<body style="margin: 0">
<h1>Чужой магазин</h1>
<main>
${elements.join('\n')}
</main>
</body>
</html>`;
}
