import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Stories by the addresses of their pages; the first match wins. */
const stories: readonly (readonly [address: RegExp, story: string])[] = [
  [/^\/$/, 'index'],
  [/^\/catalog\/compare\//, 'compare'],
  [/^\/catalog\//, 'catalog'],
  [/^\/search\//, 'search'],
  [/^\/sale\//, 'sale'],
  [/^\/best-offers\//, 'best-offers'],
  [/^\/product\//, 'product'],
  [/^\/favorites/, 'favorites'],
  [/^\/basket/, 'basket-page'],
  [/^\/orders\/./, 'own-order'],
  [/^\/orders/, 'orders'],
  [/^\/order/, 'order'],
  [/^\/profile\/reviews/, 'reviews'],
  [/^\/profile/, 'profile'],
  [/^\/articles\/./, 'article'],
  [/^\/articles/, 'articles'],
  [/^\/about\/history/, 'history'],
  [/^\/about\/shops/, 'shops'],
  [/^\/about\/work/, 'work'],
  [/^\/service/, 'service'],
  [/^\/project/, 'project'],
  [/^\/contacts/, 'contacts'],
  [/./, 'document'],
];

const storyOf = (pathname: string) => stories.find(([address]) => address.test(pathname))?.[1] ?? 'index';

/**
 * Keeps the frame of a story where it is: links, forms and scripts of a page that lead to another page of the shop show
 * that page's story instead. Browsers without the Navigation API follow the link.
 *
 * @returns a function that ends it.
 */
export function stayInStory(): () => void {
  // Older browsers have none; TypeScript does not know them any more.
  const { navigation } = window as { navigation?: Navigation };
  const lead = (event: NavigateEvent) => {
    const { origin, pathname } = new URL(event.destination.url);
    if (event.hashChange || origin !== location.origin || pathname === location.pathname) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: `page-shop--${storyOf(pathname)}`, viewMode: 'story' });
  };
  // Storybook sends links to the window around the frame, where no page of the shop is.
  const base = document.querySelector('base');
  const target = base?.target ?? '';
  if (navigation && base) base.target = '';
  navigation?.addEventListener('navigate', lead);
  return () => {
    navigation?.removeEventListener('navigate', lead);
    if (base) base.target = target;
  };
}
