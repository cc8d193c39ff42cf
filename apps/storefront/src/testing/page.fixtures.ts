import { pageDataFixtures } from '@tropa/api-client/testing';
import { createRenderPage } from '../pages/create-render-page.js';
import { createPageAssets } from '../pages/page-assets.js';
import type { PageName, RenderInput } from '../pages/render-contract.js';
import { serverWidgets } from '../widgets/server-registry.js';
import type { WidgetModule } from '../widgets/widget-module.js';
import type { WidgetName } from '../widgets/widget-names.js';

/** Every page, with what stands in its main part and what it is about. */
export const pageWidgets: Record<PageName, readonly WidgetName[]> = {
  index: ['main-slider', 'banners', 'best-offers', 'sales', 'social'],
  catalog: ['catalog'],
  product: ['product', 'product-reviews', 'video', 'accessories', 'similar'],
  search: ['catalog'],
  sale: ['catalog'],
  'best-offers': ['best-offers'],
  favorites: ['favorites'],
  compare: ['compare'],
  basket: ['basket', 'basket-accessories'],
  order: ['order'],
  orders: ['orders'],
  profile: ['profile'],
  reviews: ['own-reviews'],
  articles: ['articles'],
  article: [],
  history: ['history-gallery'],
  shops: ['shops-gallery', 'shops-map'],
  work: ['work'],
  service: ['service'],
  contacts: ['contact-form', 'page-anchors', 'shops-map'],
  project: ['project-registration', 'flip-counter', 'project-gallery', 'instructors', 'project-registration'],
  'not-found': [],
  error: [],
  document: [],
};

/** Widgets around the main part of every page. */
export const frameWidgets: readonly WidgetName[] = [
  'loading-bar',
  'partners',
  'city',
  'shops-counter',
  'catalog-menu',
  'search',
  'header-links',
  'header-menu',
  'subscribe',
  'dialogs',
  'cookie-notice',
];

/** Assets of a build that never was. */
export const testAssets = createPageAssets({
  loader: '/assets/loader.js',
  icon: '/assets/icon.svg',
  fonts: ['/assets/font.woff2'],
  css: [
    [0, '', '.layout{}'],
    [3, 'l0', '.dialog{}'],
    [1, 'l1', '.catalog{}'],
    [2, '', '.product{}'],
    [4, 'l2', '.panel{}'],
  ],
  cssOf: { layout: [0], catalog: [1], product: [2] },
  chunksOf: {
    start: ['/assets/start.js'],
    catalog: ['/assets/goods.js', '/assets/catalog.js'],
    subscribe: ['/assets/forms.js'],
  },
});

/** A page with page data of every name. */
export const pageInput = (page: PageName, changes: Partial<RenderInput> = {}): RenderInput => ({
  page,
  status: page === 'not-found' ? 404 : 200,
  url: '/catalog/',
  meta: { title: 'Тропа', description: 'Магазин' },
  data: pageDataFixtures as Record<string, unknown>,
  cookies: {},
  ...changes,
});

/** Draws a page; failures of widgets end the test unless it takes them. */
export const drawPage = (
  input: RenderInput,
  {
    widgets = {},
    onWidgetError = (name, error) => {
      throw new Error(`${name}: ${String(error)}`);
    },
  }: {
    widgets?: Partial<Record<WidgetName, WidgetModule>>;
    onWidgetError?: (name: WidgetName, error: unknown) => void;
  } = {},
) => createRenderPage({ widgets: { ...serverWidgets, ...widgets }, assets: testAssets, onWidgetError })(input);

/** The document that a page's HTML makes. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
