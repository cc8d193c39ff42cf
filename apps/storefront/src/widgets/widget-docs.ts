import { flagRegistry } from '../flags/flag-registry.js';
import { featureDefaults, type FlagName } from '../flags/flags.js';
import { defaultAddresses } from '@tropa/api-client';
import type { PropTable } from './widget-props.js';
import type { WidgetModule } from './widget-module.js';
import { widgetPropsAbout } from './widget-props-about.js';
import { widgetNames, type WidgetName } from './widget-registry.js';
import { widgetRegistry } from './widget-registry.js';

const whens = { idle: 'at once', visible: 'near the viewport', interaction: 'on interaction' };

/** Texts that are in no package: those of widgets that the script composes. */
const ownDictionaries = Object.entries({
  catalogMenu: 'title, sale, orders, account, compare, delivery, returns, project, shops, contacts',
  counters: 'metrica, ga4',
  fallback: 'favorites, basket, catalog, search: links in place of a widget that has failed',
  headerMenu: 'label, sale, more',
  historyGallery: 'title',
  lazyPart: 'failed, retry, reload: where the code of a dialog or a panel does not come',
  placedOrder: 'accepted, unpaid, inCredit, both: of an order’s number',
  popular: 'title, all',
  region: 'change',
  shopsGallery: 'title',
  takenVariant: 'failed',
})
  .map(([name, texts]) => `\`${name}\` (${texts})`)
  .join(', ');

/** Anchors of the readings that a text may name as «decision 34», by their numbers. */
const readings: Readonly<Record<string, string>> = { 8: '8-consent', 34: '34-delivery-payment-city' };

/** Turns a decision that a text names into a link to it. */
const linked = (text: string): string =>
  text.replace(/decision (\d+a?)/g, (name, number: string) => {
    if (!readings[number]) throw new Error(`widget-docs.ts has no anchor for ${name}`);
    return `[${name}](requirements/readings.md#${readings[number]})`;
  });

/** Rows of the flags that belong to no widget. */
const featureRows = Object.entries(featureDefaults).map(
  ([name, isOn]) => `| \`${name}\` | ${isOn ? 'on' : 'off'} | ${linked(flagRegistry[name as FlagName].about)} |`,
);

/** A kind as the table shows it; for a set, every value. */
const kindIn = (kind: PropTable[string]): string =>
  typeof kind === 'string' ? kind : kind.map((value) => `\`${JSON.stringify(value)}\``).join(', ');

/** Rows of the properties of all widgets. */
const propRows = (modules: Record<WidgetName, WidgetModule>) =>
  widgetNames.flatMap((name) =>
    Object.entries(modules[name].props ?? {}).map(
      ([prop, kind]) =>
        `| \`${name}\` | \`${prop}\` | ${kindIn(kind)} | ${linked(widgetPropsAbout[name]?.[prop] ?? '')} |`,
    ),
  );

const addressRows = Object.entries(defaultAddresses).map(([page, address]) => `\`${page}\` (\`${address}\`)`);

/** The page `docs/widgets.md`: what a page of any server may contain, and the variables that each widget reads. */
export function widgetDocs(modules: Record<WidgetName, WidgetModule>): string {
  const rows = widgetNames.map((name) => {
    const variables = (modules[name].seeds ?? []).map(
      (seed) => `[\`${seed.name}\`](page-data.md#${seed.name.toLowerCase()})`,
    );
    return `| \`${name}\` | ${linked(flagRegistry[name].about)} | ${variables.join(', ') || '–'} | ${whens[widgetRegistry[name].when]} |`;
  });
  return `# Widgets

<!-- Generated from the storefront's registry: UPDATE_DOCS=1 with the test widget-docs.test.ts. Do not edit. -->

A page of any server can use the shop's widgets without React: it prints empty elements, sets the
[page variables](page-data.md) that it has, and loads one script. All widgets of a page share one store and one set of calls.

\`\`\`html
<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <script>
      window._sectionId = 12;
      window._catalogUrl = '/api/catalog/getItems/';
      window._config = { supportPhone: '8 (800) 301-42-43', flags: { credit: true } };
    </script>
    <script type="module" src="/assets/tropa.js"></script>
  </head>
  <body>
    <div data-widget="header-links"></div>
    <div data-widget="search"></div>
    <div data-widget="catalog"></div>
    <div data-widget="dialogs"></div>
  </body>
</html>
\`\`\`

- The script and everything it loads is the folder \`apps/storefront/dist/client/assets\`: serve it from the page's own origin, or
  with CORS from another. \`tropa.js\` is the address that stays the same when the shop changes: let browsers cache it for minutes, and all
  other files, which are named by their content, for ever. A page that must not change when the shop does uses the script under its
  version: the build prints its name (\`tropa-0.1.0-<hash>.js\`) and writes both tags for it, with the integrity of everything that it
  loads, style sheets too, to \`apps/storefront/dist/client/tropa.html\` (browsers that do not support \`integrity\` in import maps only check the script and the sheets). On a page of another origin
  every address in these tags needs the shop's origin ([how](../tools/consumers/sites/another-origin/README.md)): one without it would not be checked at all.
- The calls go to \`/api/…\` of the page's origin: 49 calls of one contract, see \`@tropa/api-client/wire\`. A site with a server of its
  own proxies them to the shop: the visitor's cookie stays a first-party one. A page without one names the shop:
  \`<script type="module" src="…/assets/tropa.js" data-api="https://shop.example">\` (where this is forgotten, the console says so). The calls carry the shop's cookie then, so the shop
  has to allow the page's origin (\`ALLOWED_ORIGINS\` of ours), and browsers that block third-party cookies do not
  recognise a returning visitor unless both are of one site (\`www.example.ru\`, \`shop.example.ru\`). Addresses in responses — pictures, links, the page
  to pay at — get the host of that shop, and so do the shop's pages that \`addresses\` does not name. A whole page of this kind:
  [another-origin](../tools/consumers/sites/another-origin/README.md).
- A shop that requires an API key: \`<script type="module" src="…/assets/tropa.js" data-api-key>\`. The key is fetched from \`/api/getkey/\`
  before the first call, kept in memory, sent as \`X-Api-Key\` (or the header that the attribute names: \`data-api-key="X-Club-Key"\`)
  and fetched again when the shop responds with 401 or 403: a read is resent with it, a change with the visitor's next click. In code: \`createShop({ settings: { apiKey: {} } })\`.
- Styles come with the script. They touch nothing outside the widgets, and come in two weights:

  | script tag | the page's own CSS | when |
  |---|---|---|
  | \`<script type="module" src="/assets/tropa.js">\` | wins: the shop's rules are in cascade layers | the page's CSS should apply inside |
  | \`<script type="module" src="/assets/tropa.js" data-styles="plain">\` | cannot reach into a widget: a reset such as \`button { all: unset }\` has no effect | the page has a reset of its own |

  Either way the page re-themes by redefining tokens, on \`:root\` or around a widget: \`:root { --tropa-color-primary: #9be8c8; }\`.
- A widget is dark where the text of the page around it is light, and follows when the reader's system changes; else it is light. A page with a switch of its own
  sets the theme: \`<html data-theme="dark">\`, \`light\` or \`system\`; the attribute works on any part of a page too, a widget included.
- Texts keep the size that the reader has chosen, whatever \`font-size\` the page's root has. A page that sets \`--tropa-rem\` itself is left alone.
- \`data-props\` (JSON) passes [properties](#properties) to a widget; errors in it are reported in the console. \`_config.flags\` switches widgets and features; a widget that is switched off
  stays empty and its code is never loaded.
- A missing or broken variable affects only its own widget: it makes a call where there is one, or stays empty.
- \`dialogs\` belongs on every page: sign-in, city, shops and «added to the basket» open from other widgets.
- Widgets may come and go with their elements: one that is added later is mounted, one that is removed is unmounted. For what the
  observer cannot see (a shadow root, a detached element) there are \`Tropa.mount(element)\` and \`Tropa.unmount(element)\`;
  \`Tropa.version\` is the version of the script.

## Events

What a visitor does is reported through \`window.Tropa.on\`, once the script has run, and as events of the document that bubble to the
window: \`tropa:basket:added\` with the detail of one event, \`tropa:event\` with any of them. Names and details:
[events](events.md#all-events).

\`\`\`html
<script type="module">
  Tropa.on('basket:added', ({ product }) => console.log(product.name, product.price));
</script>
<script>
  document.addEventListener('tropa:order:placed', ({ detail }) => console.log(detail.orderNumber, detail.value));
</script>
\`\`\`

## Texts and addresses

Every text that a visitor reads and every address that a widget links to can be the page's own: in \`_config\` for all widgets, in
\`data-props\` for one, which overrides it. Texts are keyed by component and name; the names are those of the constants \`…Texts\` of the packages
(\`addToBasketTexts\` is \`addToBasket\`). A text with parameters is a template: \`{0}\` is the first value,
\`{0|товар|товара|товаров}\` the form of a word that goes with it. A group of texts (the tabs of accessories, the orders of a list) has to be given as a whole. An unknown text name is reported in the console, with the closest match.
The script has some of its own: ${ownDictionaries}.

\`\`\`html
<script>
  window._config = {
    texts: { addToBasket: { add: 'Купить' }, order: { items: '{0} {0|вещь|вещи|вещей}' } },
    addresses: { basket: '/cart/', order: '/checkout/', account: '/lk/' },
  };
</script>
<div data-widget="catalog" data-props='{"texts": {"addToBasket": {"add": "Заказать"}}}'></div>
\`\`\`

Addresses: ${addressRows.join(', ')}.

## Properties

Every widget takes \`texts\` and \`addresses\`. Some take more:

| widget | property | kind | what it does |
|---|---|---|---|
${propRows(modules).join('\n')}

## All widgets

| widget | what it is | variables that it reads | hydrated |
|---|---|---|---|
${rows.join('\n')}

A widget's name is its switch too, on by default. These switch parts of widgets:

| switch | default | what is missing when it is off |
|---|---|---|
${featureRows.join('\n')}
`;
}
