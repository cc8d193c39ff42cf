import { pageDataFixtures } from '@tropa/api-client/testing';
import type { PageName, RenderedPage, RenderInput } from '@tropa/render-contract';
import { createRenderPage } from '../pages/create-render-page.js';
import { htmlText } from '../pages/html-text.js';
import { createPageAssets, type Manifest } from '../pages/page-assets.js';
import { loadScreens } from '../pages/page-registry.js';
import type { WidgetModule } from '../widgets/widget-module.js';
import { loadWidgets, type WidgetName } from '../widgets/widget-registry.js';

/** Every page, with the widgets of its main part and its data. */
export const pageWidgets: Record<PageName, readonly WidgetName[]> = {
  index: ['main-slider', 'banners', 'best-offers', 'sales', 'goods-rows', 'social'],
  catalog: ['catalog'],
  product: ['product', 'product-reviews', 'video', 'accessories', 'similar'],
  search: ['catalog', 'best-offers'],
  sale: ['catalog'],
  'best-offers': ['best-offers'],
  favorites: ['favorites'],
  compare: ['compare'],
  basket: ['basket', 'basket-accessories'],
  order: ['order'],
  orders: ['orders'],
  'own-order': ['own-order'],
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

/** The manifest of an imaginary build. */
export const testManifest: Manifest = {
  'src/client.tsx': { file: 'assets/loader.js' },
  'src/start.tsx': { file: 'assets/start.js', imports: ['_shared.js'], css: ['assets/start.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/start.tsx'], css: ['assets/shared.css'] },
  'src/pages/layout/Document.tsx': { file: 'assets/layout.js', imports: ['_shared.js'], css: ['assets/layout.css'] },
  'src/pages/screens/catalog/CatalogScreen.tsx': { file: 'assets/CatalogScreen.js', css: ['assets/screen.css'] },
  '_goods.js': { file: 'assets/goods.js', imports: ['_shared.js'], css: ['assets/goods.css'] },
  'src/widgets/catalog/CatalogWidget.tsx': {
    file: 'assets/catalog.js',
    imports: ['_shared.js', '_goods.js'],
    css: ['assets/catalog.css'],
  },
  'src/widgets/product/ProductWidget.tsx': {
    file: 'assets/product.js',
    imports: ['_goods.js'],
    css: ['assets/product.css'],
  },
  'src/widgets/subscribe/SubscribeWidget.tsx': { file: 'assets/subscribe.js' },
};

/** Each style sheet has one rule that identifies it, and a font. */
const readTestFile = (file: string) => {
  const name = file.replace(/^assets\/|\.css$/g, '');
  return `.${name}{src:url(./${name}.woff2)}`;
};

/** Assets of that build. */
export const testAssets = createPageAssets(testManifest, readTestFile);

/** Page data that are one visitor's. */
const ownNames = ['_user', '_counters', '_basket', '_favorites', '_comparison', '_orders', '_ownOrder'];
const everybodys = Object.fromEntries(Object.entries(pageDataFixtures).filter(([name]) => !ownNames.includes(name)));

/** Pages that have them; all others are the same for everybody. */
const ownPages: readonly PageName[] = [
  'favorites',
  'compare',
  'basket',
  'order',
  'orders',
  'own-order',
  'profile',
  'reviews',
];

/** A page with page data of every name that its kind may have. */
export const pageInput = (page: PageName, changes: Partial<RenderInput> = {}): RenderInput => ({
  page,
  status: page === 'not-found' ? 404 : 200,
  url: '/catalog/',
  meta: { title: 'Тропа', description: 'Магазин' },
  data: ownPages.includes(page) ? pageDataFixtures : everybodys,
  cookies: {},
  ...changes,
});

const loading = Promise.all([loadWidgets(), loadScreens()]);

interface TestPage {
  readonly html: string;
  readonly status: number;
}

const whole = ({ html, status }: RenderedPage): TestPage => ({ html: htmlText(html), status });

/** Renders a page; errors of widgets fail the test unless it handles them. */
export const renderTestPage = async (
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
): Promise<TestPage> => {
  const [known, screens] = await loading;
  return whole(
    createRenderPage({ widgets: { ...known, ...widgets }, screens, assets: testAssets, onWidgetError })(input),
  );
};

/** One function for many pages, as a server has it. */
export const createTestRenderer = async (): Promise<(input: RenderInput) => TestPage> => {
  const [widgets, screens] = await loading;
  const render = createRenderPage({
    widgets,
    screens,
    assets: testAssets,
    onWidgetError: (name, error) => {
      throw new Error(`${name}: ${String(error)}`);
    },
  });
  return (input) => whole(render(input));
};

/** The page's HTML as a document. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
