import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { resolveFlags } from '../flags/flag-registry.js';
import { WidgetShell } from '../shell/WidgetShell.js';
import { createStorefrontStore, dropServerCache } from '../store/storefront-store.js';
import type { WidgetName } from '../widgets/widget-names.js';
import { widgetRegistry, type WidgetModule } from '../widgets/widget-registry.js';
import { findFirstPicture, firstPictureHeader } from './first-picture.js';
import { Document } from './layout/Document.js';
import type { PageAssets } from './page-assets.js';
import { pageRegistry } from './page-registry.js';
import type { RenderedPage, RenderInput } from './render-contract.js';
import { WidgetRendererContext, type RenderedWidget, type RenderWidget } from './widget-slot/WidgetSlot.js';

/** What the renderer is made of; tests give their own. */
export interface RendererParts {
  widgets: Record<WidgetName, WidgetModule['Widget']>;
  assets: PageAssets;
  /** Told of a widget that threw: its place stays empty, and the browser tries again. */
  onWidgetError: (name: WidgetName, error: unknown) => void;
}

/**
 * Makes the function that draws a page. Each call has a store of its own; the same input gives the same
 * page, byte for byte, whoever asks: nothing personal is in it.
 */
export const createRenderPage =
  ({ widgets, assets, onWidgetError }: RendererParts) =>
  (input: RenderInput): RenderedPage => {
    const flags = resolveFlags(input.flags ?? (input.data._config as { flags?: unknown } | undefined)?.flags);
    const page = { data: input.data, url: input.url, cookies: input.cookies };
    const store = createStorefrontStore(page);
    const serverState = store.getState();
    const drawn: WidgetName[] = [];

    const renderWidget: RenderWidget = (name, props) => {
      if (!flags[name]) return null;
      const prefix = `${name}${drawn.filter((other) => other === name).length || ''}-`;
      drawn.push(name);
      const Widget = widgets[name];
      const widget: RenderedWidget = { prefix, html: '' };
      try {
        widget.html = renderToString(
          <WidgetShell store={store} serverState={serverState} flags={flags} page={page}>
            <Widget {...props} />
          </WidgetShell>,
          { identifierPrefix: prefix },
        );
      } catch (error) {
        onWidgetError(name, error);
      }
      return widget;
    };

    try {
      const { Main, styles } = pageRegistry[input.page];
      // The body comes first: only then is it known which widgets the page has.
      const body = renderToStaticMarkup(
        <WidgetRendererContext.Provider value={renderWidget}>
          <Document.Body input={input}>
            <Main input={input} />
          </Document.Body>
        </WidgetRendererContext.Provider>,
      );
      const names = new Set(drawn.flatMap((name) => widgetRegistry[name].data));
      const needed = Object.fromEntries([...names].filter((n) => n in input.data).map((n) => [n, input.data[n]]));
      const picture = findFirstPicture(body);
      const html = `<!doctype html>${renderToStaticMarkup(
        <Document
          input={input}
          css={assets.cssOf([...styles, ...new Set(drawn)])}
          chunks={assets.chunksOf([...new Set(drawn)])}
          assets={assets}
          picture={picture}
          data={needed}
          body={body}
        />,
      )}`;
      return { html, status: input.status, preload: firstPictureHeader(picture) };
    } finally {
      dropServerCache(store);
    }
  };
