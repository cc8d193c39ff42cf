/** Widgets that a page may hold as `<div data-widget="name">`. */
export const widgetNames = [
  'header-menu',
  'catalog-menu',
  'search',
  'city',
  'header-links',
  'catalog',
  'product',
  'similar',
  'best-offers',
  'main-slider',
  'basket',
  'order',
  'orders',
  'profile',
  'favorites',
  'compare',
  'subscribe',
  'cookie-notice',
  'dialogs',
  'loading-bar',
] as const;

/** The name of a widget. */
export type WidgetName = (typeof widgetNames)[number];

/** Whether the text names a widget. */
export function isWidgetName(name: string | undefined): name is WidgetName {
  return (widgetNames as readonly (string | undefined)[]).includes(name);
}
