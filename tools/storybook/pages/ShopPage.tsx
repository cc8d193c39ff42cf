import type { PageName, RenderInput } from '@tropa/render-contract';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { withDrawnPictures } from './drawn-pictures.js';
import { stayInStory } from './stay-in-story.js';
import {
  createHydrationSeeder,
  createRenderPage,
  documentStyles,
  htmlText,
  loadScreens,
  loadWidgets,
  mountWidgets,
  resolveFlags,
  stickHeader,
  type StorefrontStore,
} from './storefront.js';

/** Style sheets and scripts come with the story. */
const assets = { loader: '', sheetsOf: () => [], chunksOf: () => [] };

/** The notice would cover the foot of every page; it has stories of its own. */
const saidFlags = { 'cookie-notice': false };
const flags = resolveFlags(saidFlags);

type RenderPage = ReturnType<typeof createRenderPage>;

/** The storefront's renderer, with all screens and widgets loaded. */
export async function loadRenderer(): Promise<RenderPage> {
  const [widgets, screens] = await Promise.all([loadWidgets(), loadScreens()]);
  const onWidgetError = (name: string, error: unknown) => console.error(`Widget ${name} could not be rendered`, error);
  return createRenderPage({ widgets, screens, assets, onWidgetError });
}

/** The markup between `<body>` and `</body>`, without scripts and data. */
function bodyOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script').forEach((script) => script.remove());
  return body.innerHTML;
}

/** Props of {@link ShopPage}. */
export interface ShopPageProps {
  page: PageName;
  /** Path and query of the page. */
  url: string;
  /** Page data, as the server prints them. */
  data: RenderInput['data'];
  /** HTTP status that the page is sent with. @default 200 */
  status?: number;
}

/**
 * A page of the shop as its visitors get it: rendered to HTML by the storefront, and hydrated widget by widget over the
 * story's shop in memory. Links lead to the stories of the other pages.
 */
export function ShopPage({ page, url, data, status = 200, renderPage }: ShopPageProps & { renderPage: RenderPage }) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore() as StorefrontStore;
  const drawn = useMemo(() => withDrawnPictures(data), [data]);
  const html = useMemo(() => {
    const meta = { title: '', description: '' };
    const input = { page, status, url, meta, data: drawn, cookies: {}, flags: saidFlags };
    return { __html: bodyOf(htmlText(renderPage(input).html)) };
  }, [page, url, drawn, status, renderPage]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const facts = { url, cookies: {} };
    const seed = createHydrationSeeder(drawn, facts, store);
    const widgets = mountWidgets(document, {
      flags,
      // Nobody clicks before the story has rendered; play functions wait for `data-ready`.
      clicks: { replay: (widget) => widget.toggleAttribute('data-ready', true), release: () => {} },
      shellOf: ({ seeds }) => ({ store, serverState: seed(seeds), flags, page: facts, words: {} }),
    });
    const ends = [stickHeader(document), stayInStory()];
    return () => {
      ends.forEach((end) => end());
      // A root must not be unmounted while another is being rendered.
      setTimeout(() => widgets.remove(element));
    };
  }, [url, drawn, store, html]);

  return <div ref={place} className={documentStyles['body']} dangerouslySetInnerHTML={html} />;
}
