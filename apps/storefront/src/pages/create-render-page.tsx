import type { PageDataName } from '@tropa/api-client/wire';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { resolveFlags } from '../flags/flags.js';
import { readHostWords } from '../shell/host-words.js';
import { WithoutScriptsContext } from '../shell/without-scripts.context.js';
import { WidgetShell, type ShellProps } from '../shell/WidgetShell.js';
import { themeHead } from '../theme/theme-head.js';
import { createSeeder, createStorefrontStore } from '../store/storefront-store.js';
import type { WidgetName } from '../widgets/widget-registry.js';
import type { WidgetModule } from '../widgets/widget-module.js';
import { widgetRegistry } from '../widgets/widget-registry.js';
import { findFirstPicture } from './first-picture.js';
import { Document } from './layout/Document.js';
import type { PageAssets } from './page-assets.js';
import type { ScreenModule } from './page-registry.js';
import { createReusedHtml } from './reused-html.js';
import type { PageName, RenderedPage, RenderInput } from './render-contract.js';
import { WidgetRendererContext, type RenderedWidget, type RenderWidget } from './widget-slot/WidgetSlot.js';

/** Dependencies of the renderer; tests pass their own. */
export interface RendererParts {
  widgets: Record<WidgetName, WidgetModule>;
  screens: Record<PageName, ScreenModule['Screen']>;
  assets: PageAssets;
  /** Called for a widget that threw: its place stays empty, and the browser renders it instead. */
  onWidgetError: (name: WidgetName, error: unknown) => void;
}

/** The HTML that the browser will hydrate. */
function widgetHtml(
  { Widget }: WidgetModule,
  props: Record<string, unknown>,
  prefix: string,
  shell: ShellProps,
  withoutScripts: ReactNode,
): string {
  return renderToString(
    <WidgetShell {...shell} own={readHostWords(props, 'props')}>
      <WithoutScriptsContext.Provider value={withoutScripts}>
        <Widget {...(props as Record<string, never>)} />
      </WithoutScriptsContext.Provider>
    </WidgetShell>,
    { identifierPrefix: prefix },
  );
}

/**
 * Creates the function that renders a page. Each call has a store of its own; the same input gives the same page, byte
 * for byte: it contains nothing of a visitor but what its input does.
 */
export const createRenderPage = ({ widgets, screens, assets, onWidgetError }: RendererParts) => {
  const reuse = createReusedHtml();
  return (input: RenderInput): RenderedPage => {
    const config = (input.data._config ?? {}) as { flags?: unknown; texts?: unknown; addresses?: unknown };
    const words = readHostWords(config, '_config');
    const saidFlags = input.flags ?? config.flags;
    const flags = resolveFlags(saidFlags);
    const page = { url: input.url, cookies: input.cookies };
    const store = createStorefrontStore();
    const seed = createSeeder(input.data, page, store);
    const rendered: WidgetName[] = [];

    const renderWidget: RenderWidget = (name, props, withoutScripts) => {
      if (!flags(name)) return null;
      const prefix = `${name}${rendered.filter((other) => other === name).length || ''}-`;
      rendered.push(name);
      const module = widgets[name];
      const { seeds = [], isSameEverywhere } = module;
      const widget: RenderedWidget = { prefix, html: '' };
      try {
        seed(seeds);
        const render = () =>
          widgetHtml(
            module,
            props,
            prefix,
            { store, serverState: store.getState(), flags, page, words },
            withoutScripts,
          );
        const given = seeds.map((one) => input.data[one.name]);
        widget.html = isSameEverywhere
          ? reuse(
              [
                name,
                prefix,
                JSON.stringify([props, page.cookies]),
                saidFlags,
                config.texts,
                config.addresses,
                ...given,
              ],
              render,
            )
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
    const ofConfig = names.has('_config') ? config : words;
    const data = { ...needed, _config: { ...ofConfig, flags: saidFlags ?? {} } };
    const pictures = findFirstPicture(body);
    const html = `<!doctype html>${renderToStaticMarkup(
      <Document
        input={input}
        sheets={assets.sheetsOf([`page-${input.page}`, ...rendered])}
        chunks={assets.chunksOf(rendered.filter((name) => widgetRegistry[name].when === 'idle'))}
        loader={assets.loader}
        pictures={pictures}
        data={data}
        body={body}
      />,
      // React would sort it.
    ).replace('<head>', `<head>${themeHead(input.shop?.colours.bar)}`)}`;
    return { html, status: input.status };
  };
};
