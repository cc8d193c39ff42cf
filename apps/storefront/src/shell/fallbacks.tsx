import type { ReactNode } from 'react';
import type { WidgetName } from '../widgets/widget-registry.js';

const link = (href: string, text: string) => (
  <a key={href} href={href} style={{ display: 'inline-block', padding: 12 }}>
    {text}
  </a>
);

/**
 * What replaces a widget that has failed: plain links where the shop cannot do without it, nothing where the page is
 * complete without it. The others apologise and offer to retry.
 */
export const fallbacks: { readonly [name in WidgetName]?: ReactNode } = {
  'header-links': [link('/favorites/', 'Избранное'), link('/basket', 'Корзина')],
  'catalog-menu': link('/catalog/', 'Каталог'),
  search: link('/search/', 'Поиск'),
  'header-menu': null,
  city: null,
  'shops-counter': null,
  'loading-bar': null,
  'cookie-notice': null,
  dialogs: null,
  similar: null,
  'best-offers': null,
  'goods-rows': null,
  accessories: null,
  video: null,
  'main-slider': null,
  banners: null,
  sales: null,
  social: null,
  instructors: null,
  'flip-counter': null,
  partners: null,
  subscribe: null,
};
