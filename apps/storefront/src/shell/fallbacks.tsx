import { useAddress, type ShopAddresses } from '@tropa/api-client';
import { useTexts } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import type { WidgetName } from '../widgets/widget-registry.js';
import { fallbackTexts } from './fallback.texts.js';

function PlainLink({ to }: { to: keyof typeof fallbackTexts & keyof ShopAddresses }) {
  const texts = useTexts('fallback', fallbackTexts);
  const href = useAddress(to);
  return (
    <a href={href} style={{ display: 'inline-block', padding: 12 }}>
      {texts[to]}
    </a>
  );
}

/**
 * What replaces a widget that has failed: plain links where the shop cannot do without it, nothing where the page is
 * complete without it. The others apologise and offer to retry.
 */
export const fallbacks: { readonly [name in WidgetName]?: ReactNode } = {
  'header-links': [<PlainLink key="favorites" to="favorites" />, <PlainLink key="basket" to="basket" />],
  'catalog-menu': <PlainLink to="catalog" />,
  search: <PlainLink to="search" />,
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
