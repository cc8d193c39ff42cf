/** Widgets that a page may hold as `<div data-widget="name">`. */
export const widgetNames = [
  'header-menu',
  'catalog-menu',
  'search',
  'city',
  'shops-counter',
  'header-links',
  'catalog',
  'product',
  'product-reviews',
  'similar',
  'best-offers',
  'main-slider',
  'basket',
  'basket-accessories',
  'order',
  'orders',
  'profile',
  'own-reviews',
  'favorites',
  'compare',
  'subscribe',
  'cookie-notice',
  'banners',
  'sales',
  'social',
  'accessories',
  'video',
  'articles',
  'history-gallery',
  'shops-gallery',
  'shops-map',
  'contact-form',
  'page-anchors',
  'project-gallery',
  'instructors',
  'project-registration',
  'flip-counter',
  'work',
  'service',
  'partners',
  'dialogs',
  'loading-bar',
] as const;

/** The name of a widget. */
export type WidgetName = (typeof widgetNames)[number];

/** Whether the text names a widget. */
export function isWidgetName(name: string | undefined): name is WidgetName {
  return (widgetNames as readonly (string | undefined)[]).includes(name);
}
