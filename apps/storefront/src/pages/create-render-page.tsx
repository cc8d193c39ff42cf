import type { PageSeed } from '@tropa/api-client';
import type { PageDataName } from '@tropa/api-client/wire';
import { CardHtmlProvider, type CardHtmlOf } from '@tropa/catalog';
import type { PageName, RenderedPage, RenderInput } from '@tropa/render-contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { resolveFlags } from '../flags/flags.js';
import { readHostWords } from '../shell/host-words.js';
import { WithoutScriptsContext } from '../shell/without-scripts.context.js';
import { WidgetShell } from '../shell/WidgetShell.js';
import { themeHead } from '../theme/theme-head.js';
import { createSeeder, createStorefrontStore, knowsVisitor } from '../store/storefront-store.js';
import type { WidgetName } from '../widgets/widget-registry.js';
import type { WidgetModule } from '../widgets/widget-module.js';
import { widgetRegistry } from '../widgets/widget-registry.js';
import { findFirstPicture } from './first-picture.js';
import { bodyPlace, dataBlocks, Document } from './layout/Document.js';
import { createInlinedStyles, stylesPlace } from './layout/Styles.js';
import type { PageAssets } from './page-assets.js';
import type { ScreenModule } from './page-registry.js';
import { createReusedHtml } from './reused-html.js';
import { WidgetRendererContext, type RenderedWidget, type RenderWidget } from './widget-slot/WidgetSlot.js';

/** Dependencies of the renderer; tests pass their own. */
export interface RendererParts {
  widgets: Record<WidgetName, WidgetModule>;
  screens: Record<PageName, ScreenModule['Screen']>;
  assets: PageAssets;
  /** Called for a widget that threw: its place stays empty, and the browser renders it instead. */
  onWidgetError: (name: WidgetName, error: unknown) => void;
}

/** Few of the widgets that are the same everywhere differ between pages: they differ by city. */
const mostWidgets = 200;
/** Cards of the most requested lists; 5 KB each. */
const mostCards = 4000;

/** What comes before a place in a document, and what comes after it. */
function splitAt(html: string, place: string): [before: string, after: string] {
  const at = html.indexOf(place);
  if (at < 0) throw new Error(`The document has no ${place}`);
  return [html.slice(0, at), html.slice(at + place.length)];
}

/**
 * Creates the function that renders a page. Each call has a store of its own; the same input gives the same page, byte
 * for byte: it contains nothing about a visitor except what is in its input.
 */
export const createRenderPage = ({ widgets, screens, assets, onWidgetError }: RendererParts) => {
  const reuseWidget = createReusedHtml(mostWidgets);
  const reuseCard = createReusedHtml(mostCards);
  const inlinedStyles = createInlinedStyles();
  return (input: RenderInput): RenderedPage => {
    const config = (input.data._config ?? {}) as { flags?: unknown; texts?: unknown; addresses?: unknown };
    const words = readHostWords(config, '_config');
    const saidFlags = input.flags ?? config.flags;
    const flags = resolveFlags(saidFlags);
    const page = { url: input.url, cookies: input.cookies };
    const store = createStorefrontStore();
    const seed = createSeeder(input.data, page, store);
    const rendered: WidgetName[] = [];
    /**
     * Seeds of widgets whose HTML was cached: the next one that is rendered finds their data in the store all the same.
     */
    const waiting: PageSeed[] = [];
    /** What all HTML depends on. */
    const ofConfig = [saidFlags, config.texts, config.addresses];

    const renderWidget: RenderWidget = (name, props, withoutScripts) => {
      if (!flags(name)) return null;
      const prefix = `${name}${rendered.filter((other) => other === name).length || ''}-`;
      rendered.push(name);
      const module = widgets[name];
      const { seeds = [], isSameEverywhere } = module;
      const widget: RenderedWidget = { prefix, html: '' };
      try {
        waiting.push(...seeds);
        const { Widget } = module;
        const own = readHostWords(props, 'props');
        const around = (children: ReactNode) => (
          <WidgetShell {...{ store, flags, page, words, own }} serverState={store.getState()}>
            <WithoutScriptsContext.Provider value={withoutScripts}>{children}</WithoutScriptsContext.Provider>
          </WidgetShell>
        );
        const cardHtml: CardHtmlOf = (parts, card) =>
          reuseCard([...ofConfig, JSON.stringify(own), ...parts], () => renderToString(around(card)));
        const content = <Widget {...(props as Record<string, never>)} />;
        /** The HTML that the browser will hydrate. */
        const render = () => {
          seed(waiting.splice(0));
          return renderToString(
            around(
              // Cards show what the visitor has.
              knowsVisitor(store) ? content : <CardHtmlProvider htmlOf={cardHtml}>{content}</CardHtmlProvider>,
            ),
            { identifierPrefix: prefix },
          );
        };
        const given = seeds.map((one) => input.data[one.name]);
        widget.html = isSameEverywhere
          ? reuseWidget([name, prefix, JSON.stringify([props, page.cookies]), ...ofConfig, ...given], render)
          : render();
      } catch (error) {
        onWidgetError(name, error);
      }
      return widget;
    };

    const Screen = screens[input.page];
    // The body is rendered first: only then is it known which widgets the page has.
    const body = renderToStaticMarkup(
      <WidgetRendererContext.Provider value={renderWidget}>
        <Document.Body input={input}>
          <Screen input={input} flags={flags} />
        </Document.Body>
      </WidgetRendererContext.Provider>,
    );
    const names = new Set(rendered.flatMap((name) => (widgets[name].seeds ?? []).map((seed) => seed.name)));
    const needed = Object.fromEntries(Object.entries(input.data).filter(([name]) => names.has(name as PageDataName)));
    // The browser must resolve the same flags, texts and addresses, whichever widgets are left to read them.
    const said = names.has('_config') ? config : words;
    const data = { ...needed, _config: { ...said, flags: saidFlags ?? {} } };
    const sheets = assets.sheetsOf([`page-${input.page}`, ...rendered]);
    const document = renderToStaticMarkup(
      <Document
        input={input}
        sheets={sheets}
        chunks={assets.chunksOf(rendered.filter((name) => widgetRegistry[name].when === 'idle'))}
        loader={assets.loader}
        pictures={findFirstPicture(body)}
      />,
    );
    // Not a part of the document: React would reorder it.
    const [start, inHead] = splitAt(document, '<head>');
    const [head, afterStyles] = splitAt(inHead, stylesPlace);
    const [beforeBody, end] = splitAt(afterStyles, bodyPlace);
    return {
      html: [
        `<!doctype html>${start}<head>${themeHead(input.shop?.colours.bar)}${head}`,
        inlinedStyles(sheets),
        beforeBody,
        body,
        dataBlocks(data, input.meta) + end,
      ],
      status: input.status,
    };
  };
};
